import {
  usuariosMessages as messages,
  USUARIO_FIELDS,
  type Usuario,
  usuariosErrors,
} from '@sede/domain/modules/acesso/usuarios';
import { emailInput } from '@sede/domain/modules/acesso/usuarios/contract';
import { isApiError, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, FormSection, formTexts, TextField, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

const EXPECTED = [usuariosErrors.email_em_uso.code, 'plataforma.versao_conflito', 'plataforma.invalido'];

/** The e-mail by which somebody enters. Source: spec 1 §7.2 (changeUserEmail), §8.2. */
export function EmailForm({ record, onClose }: { record: Usuario; onClose: () => void }) {
  const { id } = record;
  const { mutateAsync: change } = useSubmit(orpc.usuarios.alterarEmail, {
    alsoInvalidates: ['emails', 'configuracoes'],
  });
  const form = useRecordForm({
    schema: emailInput,
    initial: { email: record.email },
    versao: record.versao,
    ...formTexts(USUARIO_FIELDS),
    submit: async ({ email }, { versao = record.versao }) => {
      try {
        return await change({ id, versao, email });
      } catch (error) {
        const told = isApiError(error) && EXPECTED.includes(error.code);
        if (!told) notify.error(messages.falhaAoAlterarEmail(messageOf(error)));
        throw error;
      }
    },
    onSaved: () => {
      notify.success(messages.emailAlterado);
      onClose();
    },
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} narrow title="Alterar e-mail" subtitle={record.nome}>
      <FormSection
        title="E-mail de acesso"
        description="As sessões da pessoa terminam. Os dois endereços são avisados; quem ainda não escolheu a senha recebe o convite no novo."
      >
        <TextField {...form.field('email')} type="email" />
      </FormSection>
    </FormDrawer>
  );
}
