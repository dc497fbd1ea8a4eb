import {
  usuariosMessages as messages,
  USUARIO_FIELDS,
  type Usuario,
  usuariosErrors,
} from '@sede/domain/modules/acesso/usuarios';
import { novoUsuarioInput, usuarioInput } from '@sede/domain/modules/acesso/usuarios/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useSession } from '#platform/session/index.ts';
import { changesOf, FormDrawer, FormSection, formTexts, saving, TextField, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { EscritoriosField } from './EscritoriosField.tsx';
import { PapeisField } from './PapeisField.tsx';
import { NO_USUARIO, officeNames, valuesOf } from './usuario.values.ts';

/** Shown at its field and not as a failed creation. */
const EXPECTED = [usuariosErrors.email_em_uso.code, usuariosErrors.escritorio_desconhecido.code];

/** Name, e-mail, roles, offices; the person gets a link by e-mail. Source: spec 1 §2.22, §7.2; decisions §6. */
export function CreateUsuario({ onClose }: { onClose: CloseForm }) {
  const { emailConfigurado } = useSession();
  const { mutateAsync: create } = useSubmit(orpc.usuarios.create, { alsoInvalidates: ['emails'] });
  const form = useRecordForm({
    schema: novoUsuarioInput,
    initial: NO_USUARIO,
    draft: 'usuarios:novo',
    ...formTexts(USUARIO_FIELDS),
    submit: (input) => saving(messages.falhaAoCriar, () => create(input), EXPECTED),
    onSaved: ({ id }) => {
      notify.success(messages.criado);
      onClose(id);
    },
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title="Criar usuário"
      subtitle={emailConfigurado ? messages.convidaPorEmail : messages.convidaSemEmail}
      submitLabel="Criar e convidar"
    >
      <FormSection title="Quem é">
        <TextField {...form.field('nome')} span={3} />
        <TextField {...form.field('email')} span={3} type="email" />
      </FormSection>
      <FormSection title="Perfis" description="O que a pessoa pode fazer. Pode ser mudado depois.">
        <PapeisField {...form.field('papeis')} />
      </FormSection>
      <FormSection title="Escritórios" description="Opcional.">
        <EscritoriosField {...form.field('escritorios')} />
      </FormSection>
    </FormDrawer>
  );
}

export function EditUsuario({ record, onClose }: { record: Usuario; onClose: CloseForm }) {
  const { id } = record;
  const { mutateAsync: update } = useSubmit(orpc.usuarios.update);
  const form = useRecordForm({
    schema: usuarioInput,
    initial: valuesOf(record),
    draft: `usuarios:${id}`,
    versao: record.versao,
    ...formTexts(USUARIO_FIELDS, officeNames(record)),
    submit: (input, { versao = record.versao, changed }) => update({ id, versao, ...changesOf(input, changed) }),
    onSaved: ({ id }) => {
      notify.success(messages.alterado);
      onClose(id);
    },
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} narrow title="Editar usuário" subtitle={record.email}>
      <FormSection title="Quem é">
        <TextField {...form.field('nome')} />
      </FormSection>
      <FormSection title="Escritórios">
        <EscritoriosField {...form.field('escritorios')} />
      </FormSection>
    </FormDrawer>
  );
}
