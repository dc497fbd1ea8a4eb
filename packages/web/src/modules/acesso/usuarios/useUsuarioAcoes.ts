/**
 * The actions of the row's menu that need only a question: invitation, disable and enable, delete.
 *
 * A refusal (the last gestor_sistema, another person's edit) is shown in the question, which stays open.
 * Source: spec 1 §2.22, §8.2; decisions §4, §6.
 */
import { usuariosMessages as messages, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { type ConfirmOptions, confirm, notify } from '#platform/ui/index.ts';
import type { Convite } from './ConviteDialog.tsx';

async function ask(options: ConfirmOptions, done: string): Promise<void> {
  const answer = await confirm(options);
  if (answer.confirmed) notify.success(done);
}

export function useUsuarioAcoes() {
  const { mutateAsync: invite } = useSubmit(orpc.usuarios.convidar, { alsoInvalidates: ['emails'] });
  const { mutateAsync: copyInvite } = useSubmit(orpc.usuarios.copiarConvite);
  const { mutateAsync: enable } = useSubmit(orpc.usuarios.habilitar);
  const { mutateAsync: disable } = useSubmit(orpc.usuarios.desabilitar);
  const { mutateAsync: remove } = useSubmit(orpc.usuarios.remove);

  const { mutateAsync: resetSecondStep } = useSubmit(orpc.usuarios.redefinirDuasEtapas, {
    alsoInvalidates: ['emails'],
  });

  return {
    redefinirDuasEtapas: ({ id, versao, nome }: Usuario) =>
      ask(
        {
          title: messages.redefinirDuasEtapas,
          message: messages.perguntaRedefinirDuasEtapas,
          details: [nome],
          reasonLabel: messages.motivo,
          confirmLabel: 'Redefinir',
          danger: true,
          run: (motivo) => resetSecondStep({ id, versao, motivo }),
        },
        messages.duasEtapasRedefinidas,
      ),
    convidar: ({ id }: Usuario) =>
      invite({ id }).then(
        () => void notify.success(messages.conviteReenviado),
        (error: unknown) => void notify.error(error),
      ),
    /** Null after a refusal, which is told. */
    copiarConvite: ({ id, nome }: Usuario): Promise<Convite | null> =>
      copyInvite({ id }).then(
        (answer) => ({ nome, ...answer }),
        (error: unknown) => {
          notify.error(error);
          return null;
        },
      ),
    habilitar: ({ id, versao, nome }: Usuario) =>
      ask(
        {
          title: messages.habilitar,
          message: messages.perguntaHabilitar,
          details: [nome],
          confirmLabel: 'Habilitar',
          run: () => enable({ id, versao }),
        },
        messages.habilitado,
      ),
    desabilitar: ({ id, versao, nome }: Usuario) =>
      ask(
        {
          title: messages.desabilitar,
          message: messages.perguntaDesabilitar,
          details: [nome, ...messages.consequenciasDesabilitar],
          reasonLabel: messages.motivo,
          confirmLabel: 'Desabilitar',
          danger: true,
          run: (motivo) => disable({ id, versao, motivo }),
        },
        messages.desabilitado,
      ),
    excluir: ({ id, versao, nome, email }: Usuario) =>
      ask(
        {
          title: messages.excluir,
          message: messages.perguntaExcluir,
          details: [`${nome} · ${email}`, ...messages.consequenciasExcluir],
          confirmLabel: 'Excluir',
          danger: true,
          run: () =>
            remove({ id, versao }).catch((error: unknown) => {
              notify.error(messages.falhaAoExcluir(messageOf(error)));
              throw error;
            }),
        },
        messages.excluido,
      ),
  };
}
