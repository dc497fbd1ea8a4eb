/** Columns of the lines of a period's account; what left is below zero. Source: issue 4; decisions §7. */
import {
  LANCAMENTO_CAIXA_FIELDS as FIELDS,
  type LancamentoCaixa,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { type Column, columnsOf, Digits, Money, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<LancamentoCaixa, typeof FIELDS>(FIELDS);

export const lancamentoColumns: readonly Column<LancamentoCaixa>[] = [
  column('data', { sortable: true, card: 'date', width: 116 }),
  column('lancamento', { card: 'status', width: 160, cell: (row) => ROTULO_LANCAMENTO_CAIXA[row.lancamento] }),
  column('item', { sortable: true, ...TITLE }),
  column('descricao', { wrap: true, cell: (row) => row.descricao }),
  column('pessoa', { sortable: true, wrap: true, card: 'subtitle' }),
  column('documento', { cell: (row) => <Digits>{row.documento ?? '—'}</Digits> }),
  column('anexos', { numeric: true, width: 76, cell: (row) => row.anexos }),
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 150,
    cell: (row) => <Money value={row.valor} signed />,
  }),
];
