import { type Usuario, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, type MenuEntry, RecordGate, useListState, useOpenRecord } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { UsuarioDetail } from './UsuarioDetail.tsx';
import { useUsuarioAcoes } from './useUsuarioAcoes.ts';
import { usuarioColumns } from './usuario.columns.tsx';
import { CRIAR } from './usuarios.actions.ts';
import { usuariosList } from './usuarios.list.ts';

const Criar = lazy(() => import('./UsuarioForm.tsx').then((m) => ({ default: m.CriarUsuario })));
const Editar = lazy(() => import('./UsuarioForm.tsx').then((m) => ({ default: m.EditarUsuario })));
const Perfis = lazy(() => import('./PerfisForm.tsx').then((m) => ({ default: m.PerfisForm })));
const Email = lazy(() => import('./EmailForm.tsx').then((m) => ({ default: m.EmailForm })));
const Sessoes = lazy(() => import('./SessoesDialog.tsx').then((m) => ({ default: m.SessoesDialog })));
const Historico = lazy(() =>
  import('#platform/ui/history/HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })),
);

type Shown = { what: 'perfis' | 'email' | 'sessoes' | 'historico'; of: Usuario };

/** '/roles': who may enter, with which roles. Source: spec 1 §2.22, §6.3; issue 3. */
export function UsuariosPage() {
  const list = useListState(usuariosList);
  const query = useQuery(orpc.usuarios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const opened = useOpenRecord();
  const mayEdit = useCan('usuarios.editar');
  const mayRemove = useCan('usuarios.excluir');
  const mayExport = useCan('usuarios.exportar');
  const does = useUsuarioAcoes();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown(null), []);

  const actions = (row: Usuario): MenuEntry[] => [
    { label: 'Perfis', onSelect: () => setShown({ what: 'perfis', of: row }) },
    { label: 'Editar', onSelect: () => opened.open(row.id) },
    { label: 'Alterar e-mail', onSelect: () => setShown({ what: 'email', of: row }) },
    {
      label: 'Reenviar convite',
      disabledReason: inviteReason(row),
      onSelect: () => void does.convidar(row),
    },
    { label: 'Sessões', onSelect: () => setShown({ what: 'sessoes', of: row }) },
    {
      label: 'Redefinir duas etapas',
      disabledReason: row.doisFatoresAtivo ? null : usuariosErrors.sem_duas_etapas().message,
      onSelect: () => void does.redefinirDuasEtapas(row),
    },
    { label: 'Histórico', onSelect: () => setShown({ what: 'historico', of: row }) },
    row.desabilitado
      ? { label: 'Habilitar', divided: true, onSelect: () => void does.habilitar(row) }
      : { label: 'Desabilitar', divided: true, onSelect: () => void does.desabilitar(row) },
    ...(mayRemove ? [{ label: 'Excluir', danger: true, onSelect: () => void does.excluir(row) }] : []),
  ];

  return (
    <>
      <ListPage
        title="Perfis"
        list={list}
        query={query}
        count={{ one: 'usuário', many: 'usuários' }}
        siblings={<SectionBar />}
        action={mayEdit ? { label: CRIAR, onClick: opened.create } : null}
        exportPath={mayExport ? '/api/usuarios/exportar' : null}
        table={{
          id: 'usuarios',
          columns: usuarioColumns,
          rowKey: (row) => row.id,
          rowLabel: (row) => row.nome,
          rowActions: mayEdit ? actions : undefined,
          onOpen: mayEdit ? (row) => setShown({ what: 'perfis', of: row }) : undefined,
          detail: (row) => <UsuarioDetail record={row} />,
        }}
        empty={{ title: 'Sem registros para mostrar', text: 'Aqui ficam as pessoas que entram no sistema.' }}
      />
      <Suspense fallback={null}>
        {opened.creating && mayEdit && <Criar onClose={opened.close} />}
        {opened.id && mayEdit && (
          <RecordGate key={opened.id} id={opened.id} read={orpc.usuarios.get.call} onFailed={opened.close}>
            {(record) => <Editar record={record} onClose={opened.close} />}
          </RecordGate>
        )}
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
        {shown?.what === 'sessoes' && <Sessoes record={shown.of} onClose={close} />}
        {shown?.what === 'historico' && (
          <Historico id={shown.of.id} name={shown.of.nome} read={orpc.usuarios.history.call} onClose={close} />
        )}
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
