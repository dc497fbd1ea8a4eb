/** Columns of inflows and of outflows. Source: spec 1 §2.19; decisions §7 (Suprimentos). */
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import {
  A_LIQUIDAR,
  type Entrada,
  ENTRADA_FIELDS as FIELDS,
  LIQUIDADA,
  suprimentosMessages,
} from '@sede/domain/modules/financeiro/suprimentos';
import { type Column, DateText, Digits, Money, StatusTag } from '#platform/ui/index.ts';

export const entradaColumns: readonly Column<Entrada>[] = [
  { id: 'data', header: FIELDS.data.rotulo, sortable: true, width: 130, cell: (row) => <DateText value={row.data} /> },
  {
    id: 'descricao',
    header: FIELDS.descricao.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) =>
      row.idTransferencia ? (
        <>
          {row.descricao} <StatusTag tone="neutral" label={suprimentosMessages.transferencia} />
        </>
      ) : (
        row.descricao
      ),
  },
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 160,
    cell: (row) => <Money value={row.valor} bare signed />,
  },
];

/** A cash expense that is not paid yet says so in words. */
export const saidaColumns: readonly Column<Despesa>[] = [
  { id: 'data', header: 'Data', width: 130, cell: (row) => <DateText value={row.dataVencimento} /> },
  {
    id: 'descricao',
    header: 'Descrição',
    strong: true,
    card: 'title',
    cell: (row) => row.descricao,
  },
  {
    id: 'numeroDocumento',
    header: 'Número do documento',
    width: 190,
    cell: (row) => <Digits>{row.numeroDocumento}</Digits>,
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    cell: (row) =>
      row.dataLiquidacaoPagamento ? (
        <StatusTag tone="ok" label={LIQUIDADA} />
      ) : (
        <StatusTag tone="wait" label={A_LIQUIDAR} />
      ),
  },
  {
    id: 'valor',
    header: 'Valor',
    numeric: true,
    strong: true,
    card: 'value',
    width: 160,
    cell: (row) => <Money value={row.valorLiquido} bare />,
  },
];
