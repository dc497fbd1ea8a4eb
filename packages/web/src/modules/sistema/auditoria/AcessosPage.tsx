import type { Acesso } from '@sede/domain/modules/sistema/auditoria';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { type Column, InstantText, ListPage, useListState } from '#platform/ui/index.ts';
import { acessosList } from './auditoria.list.ts';

const columns: readonly Column<Acesso>[] = [
  {
    id: 'em',
    header: 'Quando',
    sortable: true,
    width: 160,
    hideable: false,
    card: 'date',
    cell: (row) => <InstantText value={row.em} />,
  },
  { id: 'por', header: 'Quem', strong: true, card: 'title', cell: (row) => row.por },
  { id: 'texto', header: 'O que fez', card: 'subtitle', cell: (row) => row.texto },
  { id: 'endereco', header: 'Endereço', width: 160, muted: true, cell: (row) => row.endereco ?? '—' },
];

/** '/configuracoes/acessos': sign-ins, spreadsheets, downloads, searches by CPF. Source: spec 1 §3.2; decisions §6. */
export function AcessosPage() {
  const list = useListState(acessosList);
  const query = useQuery(
    orpc.auditoria.acessos.queryOptions({ input: { ...list.input, totais: 'nao' }, placeholderData: keepPreviousData }),
  );
  const totals = useQuery(orpc.auditoria.acessosTotais.queryOptions({ input: list.filterInput }));
  return (
    <ListPage
      title="Registro de acessos"
      list={list}
      query={query}
      totals={totals}
      count={{ one: 'registro', many: 'registros' }}
      exportPath="/api/auditoria/acessos/exportar"
      table={{ id: 'acessos', columns, rowKey: (row) => row.id, rowLabel: (row) => `${row.por}: ${row.texto}` }}
      empty={{ title: 'Nenhum registro', text: 'Entradas no sistema, planilhas e downloads aparecem aqui.' }}
    />
  );
}
