import type { Entrada } from '@sede/domain/modules/sistema/auditoria';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { setSearch } from '#platform/routing/index.ts';
import { changeText } from '#platform/ui/history/historyLine.ts';
import { type Column, ErrorState, InstantText, ListPage, useListState } from '#platform/ui/index.ts';
import { auditoriaList, registroDe } from './auditoria.list.ts';
import { CadeiaNote } from './CadeiaNote.tsx';
import { EntradaDetail } from './EntradaDetail.tsx';

const SHOWN = 2;

/** 'Nome: A → B; Sigla: — → C'; the rest stands below the row. */
const summary = ({ acao, mudancas, apagadoEm }: Entrada): string => {
  if (apagadoEm) return 'conteúdo apagado por exigência da lei';
  const shown = mudancas.slice(0, SHOWN).map((mudanca) => changeText(mudanca, acao));
  const more = mudancas.length - shown.length;
  return [...shown, ...(more > 0 ? [`e mais ${more}`] : [])].join('; ');
};

const columns: readonly Column<Entrada>[] = [
  {
    id: 'em',
    header: 'Quando',
    sortable: true,
    width: 140,
    hideable: false,
    card: 'date',
    cell: (row) => <InstantText value={row.em} />,
  },
  { id: 'por', header: 'Quem', width: 130, card: 'status', cell: (row) => row.por ?? 'Sistema' },
  { id: 'modulo', header: 'Área', width: 140, muted: true, hidden: true, cell: (row) => row.area },
  {
    id: 'registro',
    header: 'Registro',
    strong: true,
    wrap: true,
    card: 'title',
    cell: registroDe,
  },
  { id: 'acao', header: 'O que foi feito', width: 140, card: 'subtitle', cell: (row) => row.feito },
  { id: 'mudancas', header: 'Mudanças', wrap: true, cell: summary },
];

function Trilha({ definition }: { definition: ReturnType<typeof auditoriaList> }) {
  const list = useListState(definition);
  const query = useQuery(
    orpc.auditoria.list.queryOptions({ input: { ...list.input, totais: 'nao' }, placeholderData: keepPreviousData }),
  );
  const totals = useQuery(orpc.auditoria.totals.queryOptions({ input: list.filterInput }));
  return (
    <ListPage
      title="Auditoria"
      list={list}
      query={query}
      totals={totals}
      count={{ one: 'entrada', many: 'entradas', feminine: true }}
      exportPath="/api/auditoria/exportar"
      table={{
        id: 'auditoria',
        columns,
        rowKey: (row) => String(row.id),
        rowLabel: (row) => `entrada ${row.id}`,
        rowActions: (row) => [
          {
            label: 'Ver só este registro',
            onSelect: () => setSearch((current) => ({ ...current, registro: row.registroId, pagina: null })),
          },
          {
            label: 'Ver só esta pessoa',
            disabledReason: row.usuarioId === null ? 'Foi o próprio sistema.' : null,
            onSelect: () => setSearch((current) => ({ ...current, usuario: row.usuarioId, pagina: null })),
          },
        ],
        detail: (row) => <EntradaDetail entrada={row} />,
      }}
      empty={{ title: 'Nenhuma entrada', text: 'Tudo o que é criado, alterado ou excluído fica registrado aqui.' }}
    >
      <CadeiaNote />
    </ListPage>
  );
}

/** '/configuracoes/auditoria': who changed what, when, in words. Source: issue 3; decisions §6. */
export function AuditoriaPage() {
  const areas = useQuery({ ...orpc.auditoria.areas.queryOptions({ input: {} }), staleTime: Number.POSITIVE_INFINITY });
  const definition = useMemo(() => areas.data && auditoriaList(areas.data.itens), [areas.data]);
  if (definition) return <Trilha definition={definition} />;
  return areas.error ? <ErrorState error={areas.error} onRetry={() => void areas.refetch()} /> : null;
}
