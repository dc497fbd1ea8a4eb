import { actionText } from '@sede/domain/kernel';
import { type Entrada, rotuloDaTabela, rotuloDoModulo } from '@sede/domain/modules/sistema/auditoria';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { setSearch } from '#platform/routing/index.ts';
import { changeText } from '#platform/ui/history/historyLine.ts';
import { type Column, InstantText, ListPage, useListState } from '#platform/ui/index.ts';
import { auditoriaList } from './auditoria.list.ts';
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
    cell: (row) => <InstantText value={row.em} />,
  },
  { id: 'por', header: 'Quem', width: 130, cell: (row) => row.por ?? 'Sistema' },
  { id: 'modulo', header: 'Área', width: 140, muted: true, hidden: true, cell: (row) => rotuloDoModulo(row.modulo) },
  {
    id: 'registro',
    header: 'Registro',
    strong: true,
    wrap: true,
    card: 'title',
    cell: (row) =>
      row.registro === '' ? rotuloDaTabela(row.tabela) : `${rotuloDaTabela(row.tabela)}: ${row.registro}`,
  },
  { id: 'acao', header: 'O que foi feito', width: 140, card: 'value', cell: (row) => actionText(row) },
  { id: 'mudancas', header: 'Mudanças', wrap: true, width: '40%', cell: summary },
];

/** '/configuracoes/auditoria': who changed what, when, in words. Source: issue 3; decisions §6. */
export function AuditoriaPage() {
  const list = useListState(auditoriaList);
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
