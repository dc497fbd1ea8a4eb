import { escritoriosRegister } from '@sede/domain/modules/juridico/escritorios';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';

const Field = registerField(escritoriosRegister);

export const { Create, Edit } = registerForms(escritoriosRegister, {
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
