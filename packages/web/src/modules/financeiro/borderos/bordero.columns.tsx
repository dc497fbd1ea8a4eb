/** Columns of the list of payment batches, and the colour of each state. Source: issue 4 (Payment batch). */
import {
  BORDERO_FIELDS,
  type Bordero,
  SITUACAO_BORDERO_ROTULOS,
  type SituacaoBordero,
} from '@sede/domain/modules/financeiro/borderos';
import { type Column, DateText, Digits, Money, StatusTag, type Tone } from '#platform/ui/index.ts';

export const TOM_BORDERO: Readonly<Record<SituacaoBordero, Tone>> = {
  aberto: 'wait',
  liquidado: 'ok',
  cancelado: 'neutral',
};

export const borderoColumns: readonly Column<Bordero>[] = [
  {
    id: 'numero',
    header: BORDERO_FIELDS.numero.rotulo,
    sortable: true,
    width: 100,
    cell: (row) => <Digits>{String(row.numero)}</Digits>,
  },
  {
    id: 'descricao',
    header: BORDERO_FIELDS.descricao.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.descricao,
  },
  {
    id: 'situacao',
    header: BORDERO_FIELDS.situacao.rotulo,
    sortable: true,
    width: 130,
    cell: (row) => <StatusTag tone={TOM_BORDERO[row.situacao]} label={SITUACAO_BORDERO_ROTULOS[row.situacao]} />,
  },
  {
    id: 'quantidade',
    header: BORDERO_FIELDS.quantidade.rotulo,
    numeric: true,
    width: 110,
    cell: (row) => row.quantidade.toLocaleString('pt-BR'),
  },
  {
    id: 'dataLiquidacao',
    header: BORDERO_FIELDS.dataLiquidacao.rotulo,
    sortable: true,
    width: 170,
    cell: (row) => <DateText value={row.dataLiquidacao} />,
  },
  {
    id: 'valor',
    header: BORDERO_FIELDS.valor.rotulo,
    numeric: true,
    strong: true,
    card: 'value',
    width: 150,
    cell: (row) => <Money value={row.valor} bare />,
  },
];
