import { formatCpf, MAX_SELECAO } from '@sede/domain/kernel';
import {
  FILIADO_FIELDS,
  type FiliadoListado,
  filiadosMotivos,
  filiadosMessages as messages,
} from '@sede/domain/modules/filiados/filiados';
import { IconEye } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { navigate, useLocation } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type ClearSelection,
  downloadFrom,
  exportHref,
  MAX_IDS_NO_ENDERECO,
  RecordListPage,
  recordOperations,
  type SelectionAction,
  useOpenRecord,
} from '#platform/ui/index.ts';
import type { WholeSelection } from '#platform/ui/selection/useSelection.ts';
import { filiadoColumns, nomeDe } from './filiado.columns.tsx';
import { filiadoPath } from './filiados.paths.ts';
import { useAcoesDoFiliado } from './useAcoesDoFiliado.tsx';
import { useConvidar } from './useConvidar.ts';
import { useFiliadosList } from './useFiliadosList.ts';

const Create = lazy(() => import('./FiliadoForm.tsx').then((m) => ({ default: m.CreateFiliado })));
const Edit = lazy(() => import('./FiliadoForm.tsx').then((m) => ({ default: m.EditFiliado })));
const Detalhes = lazy(() => import('./FiliadoDetalhes.tsx').then((m) => ({ default: m.FiliadoDetalhes })));

/** The edit form shows what is restricted: opening it is written down like 'Mostrar'. */
const OPERATIONS = { ...recordOperations(orpc.filiados, messages), get: { call: orpc.filiados.restritos.call } };

const exportSome = (filtro: Record<string, unknown>) =>
  downloadFrom(exportHref('/api/filiados/exportar', 'xlsx', filtro));

/** All that the filter shows, for the invitation. */
const WHOLE = {
  max: MAX_SELECAO,
  read: async (filtro: Record<string, unknown>) => {
    const { total, marca } = await api.filiados.selecao(filtro);
    return { total, soma: 0, marca };
  },
};

/** '/filiados'. Source: spec 2 §2 (Member list), §9; decisions-members (List). */
export function FiliadosPage() {
  const { search } = useLocation();
  const mayExport = useCan('filiados.exportar');
  const mayEdit = useCan('filiados.editar');
  const list = useFiliadosList();
  const query = useQuery(orpc.filiados.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const columns = useMemo(() => filiadoColumns(search), [search]);
  const acoes = useAcoesDoFiliado();
  const convidar = useConvidar();
  const { open } = useOpenRecord();
  const actions: SelectionAction<FiliadoListado>[] = [
    ...(mayEdit
      ? [
          {
            label: messages.convidar,
            key: 'c',
            run: (rows: FiliadoListado[], clear: ClearSelection) => convidar(rows, clear),
            runWhole: (whole: WholeSelection, clear: ClearSelection) => convidar(whole, clear),
          },
        ]
      : []),
    ...(mayExport
      ? [
          {
            label: 'Exportar',
            key: 'e',
            max: MAX_IDS_NO_ENDERECO,
            run: (rows: FiliadoListado[]) => exportSome({ ids: rows.map(({ id }) => id) }),
            runWhole: ({ filtro }: WholeSelection) => exportSome(filtro),
          },
        ]
      : []),
  ];
  return (
    <>
      <RecordListPage
        area="filiados"
        title={messages.titulo}
        list={list}
        query={query}
        operations={OPERATIONS}
        count={{ one: 'filiado', many: 'filiados' }}
        columns={columns}
        nameOf={nomeDe}
        describe={(row) => [nomeDe(row), row.cpf && formatCpf(row.cpf), row.matricula].filter(Boolean).join(' · ')}
        blocked={({ pode }, acao) => filiadosMotivos.texto(pode[acao])}
        specs={FILIADO_FIELDS}
        onOpen={({ id }) => void navigate(`${filiadoPath(id)}${search}`)}
        actions={(row) => [
          { label: 'Detalhes', icon: <IconEye size={18} aria-hidden />, onSelect: () => open(row.id) },
          ...acoes.entries(row),
        ]}
        menu={(row, { edit, remove }) => [edit, ...acoes.entries(row), remove]}
        selection={mayExport || mayEdit ? { actions, whole: mayEdit ? WHOLE : undefined } : undefined}
        createLabel={messages.cadastrar}
        createFloats
        Create={Create}
        Edit={Edit}
        drawer={({ id, editing, close }) => !editing && <Detalhes id={id} onClose={close} />}
        empty={messages.primeiro}
      />
      {acoes.dialogs}
    </>
  );
}
