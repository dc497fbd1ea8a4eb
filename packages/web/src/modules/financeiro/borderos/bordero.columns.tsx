/** Columns of the list of payment batches, and the colour of each state. Source: issue 4 (Payment batch). */
import {
  BORDERO_FIELDS,
  type Bordero,
  SITUACAO_BORDERO_ROTULOS,
  type SituacaoBordero,
} from '@sede/domain/modules/financeiro/borderos';
import { type Column, columnsOf, Digits, Money, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';

export const TOM_BORDERO: Readonly<Record<SituacaoBordero, Tone>> = {
  aberto: 'wait',
  liquidado: 'ok',
  cancelado: 'neutral',
};

const column = columnsOf<Bordero, typeof BORDERO_FIELDS>(BORDERO_FIELDS);

export const borderoColumns: readonly Column<Bordero>[] = [
  column('numero', {
    sortable: true,
    card: 'subtitle',
    width: 100,
    cell: (row) => <Digits>{String(row.numero)}</Digits>,
    inCard: (row) => `nº ${row.numero}`,
  }),
  column('descricao', { sortable: true, ...TITLE }),
  column('situacao', {
    sortable: true,
    card: 'status',
    width: 130,
    cell: (row) => <StatusTag tone={TOM_BORDERO[row.situacao]} label={SITUACAO_BORDERO_ROTULOS[row.situacao]} />,
  }),
  column('quantidade', { numeric: true, width: 110, cell: (row) => row.quantidade.toLocaleString('pt-BR') }),
  column('dataLiquidacao', { sortable: true, card: 'date', width: 170 }),
  column('valorPago', {
    numeric: true,
    strong: true,
    card: 'value',
    width: 150,
    cell: (row) => <Money value={row.valorPago} />,
  }),
];
