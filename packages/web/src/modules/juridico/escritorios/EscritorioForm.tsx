import { type Escritorio, escritoriosRegister } from '@sede/domain/modules/juridico/escritorios';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';
import { askHistorico } from './askHistorico.ts';

const Field = registerField(escritoriosRegister);

const forms = registerForms(escritoriosRegister, {
  operations: orpc.escritorios,
  subtitle: 'Escritório de advocacia que atende os filiados',
  narrow: true,
  Fields: ({ form }) => (
    <FormSection title="O escritório">
      <Field form={form} name="nome" />
      <Field form={form} name="email" help="Para onde vão os avisos de atendimentos e de manifestações." />
      <Field form={form} name="nomeDestinatario" help="Quem recebe, no escritório: o nome a quem o e-mail se dirige." />
      <Field form={form} name="localPadrao" help="Endereço ou link de vídeo que as agendas novas trazem preenchido." />
    </FormSection>
  ),
});
export const { Create } = forms;

/** Once it is saved under another name, address or addressee, what is open may follow. */
export function Edit({ record, onClose }: { record: Escritorio; onClose: (saved?: string) => void }) {
  return (
    <forms.Edit
      record={record}
      onClose={(saved?: string) => {
        onClose(saved);
        if (typeof saved === 'string') void askHistorico(record);
      }}
    />
  );
}
