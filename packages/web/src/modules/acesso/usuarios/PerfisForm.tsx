import { usuariosMessages as messages, USUARIO_FIELDS, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { papeisInput } from '@sede/domain/modules/acesso/usuarios/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, FormSection, formTexts, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { PapeisField } from './PapeisField.tsx';

/** The profile dialog: add and remove roles; they act at the person's next step. Source: spec 1 §2.22, §6.3. */
export function PerfisForm({ record, onClose }: { record: Usuario; onClose: () => void }) {
  const { id } = record;
  const { mutateAsync: save } = useSubmit(orpc.usuarios.alterarPapeis);
  const form = useRecordForm({
    schema: papeisInput,
    initial: { papeis: record.papeis },
    versao: record.versao,
    ...formTexts(USUARIO_FIELDS),
    submit: ({ papeis }, { versao = record.versao }) => save({ id, versao, papeis }),
    onSaved: () => {
      notify.success(messages.alterado);
      onClose();
    },
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={`Perfis de ${record.nome}`} subtitle={record.email}>
      <FormSection title="Perfis" description="Valem na hora, também nas páginas que a pessoa tem abertas.">
        <PapeisField {...form.field('papeis')} />
      </FormSection>
    </FormDrawer>
  );
}
