import { formatCpf } from '@sede/domain/kernel';
import { FILIADO_FIELDS, filiadosMotivos, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { IconEye } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, useLocation } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  downloadFrom,
  exportHref,
  MAX_IDS_NO_ENDERECO,
  RecordListPage,
  recordOperations,
  useOpenRecord,
} from '#platform/ui/index.ts';
import { filiadoColumns, nomeDe } from './filiado.columns.tsx';
import { filiadoPath } from './filiados.paths.ts';
import { useAcoesDoFiliado } from './useAcoesDoFiliado.tsx';
import { useFiliadosList } from './useFiliadosList.ts';

const Create = lazy(() => import('./FiliadoForm.tsx').then((m) => ({ default: m.CreateFiliado })));
const Edit = lazy(() => import('./FiliadoForm.tsx').then((m) => ({ default: m.EditFiliado })));
const Detalhes = lazy(() => import('./FiliadoDetalhes.tsx').then((m) => ({ default: m.FiliadoDetalhes })));

/** The edit form shows what is restricted: opening it is written down like 'Mostrar'. */
const OPERATIONS = { ...recordOperations(orpc.filiados, messages), get: { call: orpc.filiados.restritos.call } };

/** '/filiados'. Source: spec 2 §2 (Member list), §9; decisions-members (List). */
export function FiliadosPage() {
  const { search } = useLocation();
  const mayExport = useCan('filiados.exportar');
  const list = useFiliadosList();
  const query = useQuery(orpc.filiados.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const columns = useMemo(() => filiadoColumns(search), [search]);
  const acoes = useAcoesDoFiliado();
  const { open } = useOpenRecord();
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
        selection={
          mayExport
            ? {
                actions: [
                  {
                    label: 'Exportar',
                    key: 'e',
                    max: MAX_IDS_NO_ENDERECO,
                    run: (rows) =>
                      downloadFrom(exportHref('/api/filiados/exportar', 'xlsx', { ids: rows.map(({ id }) => id) })),
                  },
                ],
              }
            : undefined
        }
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
