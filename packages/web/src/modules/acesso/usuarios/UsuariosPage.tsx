import { usuariosMessages as messages, type Usuario, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { useCan, useSession } from '#platform/session/index.ts';
import {
  type MenuEntry,
  type OwnEntries,
  type ReadingView,
  RecordGate,
  RecordListPage,
  useListState,
} from '#platform/ui/index.ts';
import type { Convite } from './ConviteDialog.tsx';
import { UsuarioDetail } from './UsuarioDetail.tsx';
import { useUsuarioAcoes } from './useUsuarioAcoes.ts';
import { SituacaoTag, usuarioColumns } from './usuario.columns.tsx';
import { CRIAR, TITULO } from './usuarios.actions.ts';
import { usuariosList } from './usuarios.list.ts';

const Create = lazy(() => import('./UsuarioForm.tsx').then((m) => ({ default: m.CreateUsuario })));
const Edit = lazy(() => import('./UsuarioForm.tsx').then((m) => ({ default: m.EditUsuario })));
const Perfis = lazy(() => import('./PerfisForm.tsx').then((m) => ({ default: m.PerfisForm })));
const Email = lazy(() => import('./EmailForm.tsx').then((m) => ({ default: m.EmailForm })));
const ConviteCopiado = lazy(() => import('./ConviteDialog.tsx').then((m) => ({ default: m.ConviteDialog })));
const Sessoes = lazy(() => import('./SessoesDialog.tsx').then((m) => ({ default: m.SessoesDialog })));

type Shown = { what: 'perfis' | 'email' | 'sessoes'; of: Usuario } | { what: 'convite'; convite: Convite };

/** '/roles': who may enter, with which roles. Source: spec 1 §2.22, §6.3; issue 3. */
export function UsuariosPage() {
  const list = useListState(usuariosList);
  const query = useQuery(orpc.usuarios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const mayEdit = useCan('usuarios.editar');
  const mayRemove = useCan('usuarios.excluir');
  const { emailConfigurado } = useSession();
  const does = useUsuarioAcoes();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown(null), []);

  const menu = (row: Usuario, { edit, history }: OwnEntries): (MenuEntry | null)[] => [
    { label: 'Perfis', onSelect: () => setShown({ what: 'perfis', of: row }) },
    edit,
    { label: 'Alterar e-mail', onSelect: () => setShown({ what: 'email', of: row }) },
    {
      label: 'Reenviar convite',
      disabledReason: inviteReason(row),
      onSelect: () => void does.convidar(row),
    },
    emailConfigurado
      ? null
      : {
          label: messages.copiarConvite,
          disabledReason: inviteReason(row),
          onSelect: () =>
            void does.copiarConvite(row).then((convite) => convite && setShown({ what: 'convite', convite })),
        },
    { label: 'Sessões', onSelect: () => setShown({ what: 'sessoes', of: row }) },
    {
      label: 'Redefinir duas etapas',
      disabledReason: row.doisFatoresAtivo ? null : usuariosErrors.sem_duas_etapas().message,
      onSelect: () => void does.redefinirDuasEtapas(row),
    },
    history,
    row.desabilitado
      ? { label: 'Habilitar', divided: true, onSelect: () => void does.habilitar(row) }
      : { label: 'Desabilitar', divided: true, onSelect: () => void does.desabilitar(row) },
    mayRemove ? { label: 'Excluir', danger: true, onSelect: () => void does.excluir(row) } : null,
  ];

  const view: ReadingView<Usuario> = {
    subtitle: ({ email }) => email,
    tags: ({ situacao }) => <SituacaoTag situacao={situacao} />,
    body: (row) => <UsuarioDetail record={row} />,
    acts: (row) =>
      mayEdit ? [{ label: 'Perfis', onSelect: () => setShown({ what: 'perfis', of: row }), primary: true }] : [],
  };

  return (
    <>
      <RecordListPage
        area="usuarios"
        title={TITULO}
        list={list}
        query={query}
        operations={{
          list: orpc.usuarios.list,
          get: orpc.usuarios.get,
          reading: orpc.usuarios.reading,
          history: orpc.usuarios.history,
          exports: true,
        }}
        count={{ one: 'usuário', many: 'usuários' }}
        columns={usuarioColumns}
        nameOf={(row) => row.nome}
        view={view}
        menu={menu}
        createLabel={CRIAR}
        Create={Create}
        Edit={Edit}
        empty="Aqui ficam as pessoas que entram no sistema."
      />
      <Suspense fallback={null}>
        {(shown?.what === 'perfis' || shown?.what === 'email') && (
          <RecordGate key={`${shown.what}:${shown.of.id}`} id={shown.of.id} read={api.usuarios.get} onFailed={close}>
            {(record) =>
              shown.what === 'perfis' ? (
                <Perfis record={record} onClose={close} />
              ) : (
                <Email record={record} onClose={close} />
              )
            }
          </RecordGate>
        )}
        {shown?.what === 'convite' && <ConviteCopiado convite={shown.convite} onClose={close} />}
        {shown?.what === 'sessoes' && <Sessoes record={shown.of} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Why no invitation can be sent now, in the words of the server's refusal. */
function inviteReason({ situacao }: Usuario): string | null {
  if (situacao === 'convite_pendente') return null;
  const refusal = situacao === 'desabilitado' ? usuariosErrors.convite_desabilitado : usuariosErrors.convite_aceito;
  return refusal().message;
}
