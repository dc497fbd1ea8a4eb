/** Columns of inflows and of outflows. Source: spec 1 §2.19; decisions §7 (Suprimentos). */
import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import {
  A_LIQUIDAR,
  type Entrada,
  EXTRATO_FIELDS,
  ENTRADA_FIELDS as FIELDS,
  LIQUIDADA,
  suprimentosMessages,
} from '@sede/domain/modules/financeiro/suprimentos';
import { type Column, columnsOf, DateText, Digits, Money, StatusTag, TITLE } from '#platform/ui/index.ts';

const entrada = columnsOf<Entrada, typeof FIELDS>(FIELDS);

export const entradaColumns: readonly Column<Entrada>[] = [
  entrada('data', { sortable: true, card: 'date', width: 130 }),
  entrada('descricao', {
    sortable: true,
    ...TITLE,
    cell: (row) =>
      row.idTransferencia ? (
        <>
          {row.descricao} <StatusTag tone="neutral" label={suprimentosMessages.transferencia} />
        </>
      ) : (
        row.descricao
      ),
  }),
  entrada('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 160,
    cell: (row) => <Money value={row.valor} signed />,
  }),
];

const saida = columnsOf<DespesaListada, typeof EXTRATO_FIELDS>(EXTRATO_FIELDS);

/** A cash expense that is not paid yet says so in words. */
export const saidaColumns: readonly Column<DespesaListada>[] = [
  saida('data', { card: 'date', width: 130, cell: (row) => <DateText value={row.dataVencimento} /> }),
  saida('descricao', { strong: true, card: 'title' }),
  saida('numeroDocumento', { card: 'subtitle', width: 190, cell: (row) => <Digits>{row.numeroDocumento}</Digits> }),
  saida('situacao', {
    card: 'status',
    width: 130,
    cell: (row) =>
      row.dataLiquidacaoPagamento ? (
        <StatusTag tone="ok" label={LIQUIDADA} />
      ) : (
        <StatusTag tone="wait" label={A_LIQUIDAR} />
      ),
  }),
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    numeric: true,
    strong: true,
    card: 'value',
    width: 160,
    cell: (row) => <Money value={row.valorLiquido} />,
  },
];
