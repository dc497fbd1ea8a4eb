import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { textoVencimento } from '@sede/domain/modules/financeiro/despesas';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate, recordHref, stringifySearch } from '#platform/routing/index.ts';
import { type Column, DateText, Money, QueryTable, StatusTag, TITLE, useKit } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { DESPESAS } from '../financeiro.paths.ts';

const MOSTRADAS = 20;

const columnsOn = (hoje: string): readonly Column<DespesaListada>[] => [
  {
    id: 'dataVencimento',
    header: 'Vencimento',
    width: 116,
    card: 'date',
    cell: (row) => <DateText value={row.dataVencimento} />,
  },
  { id: 'itemDespesa', header: 'Item', ...TITLE, cell: (row) => `${row.itemDespesa} ${row.parcela}` },
  {
    id: 'situacao',
    header: 'Situação',
    width: 150,
    card: 'status',
    cell: (row) => (
      <StatusTag tone={row.statusVencimento === 'vencida' ? 'late' : 'neutral'} label={textoVencimento(row, hoje)} />
    ),
  },
  {
    id: 'valor',
    header: 'Valor',
    numeric: true,
    strong: true,
    width: 130,
    card: 'value',
    cell: (row) => <Money value={row.valor} />,
  },
];

/** What is still to be paid to a beneficiary, the nearest first; a row is read on the list of expenses. */
export function DespesasAbertas({ id }: { id: string }) {
  const { today } = useKit();
  const filtro = { idBeneficiario: [id], naoLiquidadas: true };
  const query = useQuery(
    orpc.despesas.list.queryOptions({ input: { ...filtro, ordem: 'dataVencimento', porPagina: MOSTRADAS } }),
  );
  const lista = { periodo: 'tudo', idBeneficiario: id, statusVencimento: 'vencida,vence_hoje,a_vencer' };
  if (query.data?.itens.length === 0) return <Nothing>Nada em aberto.</Nothing>;
  return (
    <QueryTable
      id="despesas-do-beneficiario"
      label="Despesas em aberto"
      query={query}
      columns={columnsOn(today)}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.itemDespesa}
      onOpen={(row) => navigate(`${recordHref(DESPESAS, row.id)}&${stringifySearch(lista).slice(1)}`)}
      compact
    />
  );
}
