/** Columns of the lines of a period's account; what left is below zero. Source: issue 4; decisions §7. */
import {
  LANCAMENTO_CAIXA_FIELDS as FIELDS,
  type LancamentoCaixa,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { type Column, DateText, Digits, Money } from '#platform/ui/index.ts';

export const lancamentoColumns: readonly Column<LancamentoCaixa>[] = [
  { id: 'data', header: FIELDS.data.rotulo, sortable: true, width: 116, cell: (row) => <DateText value={row.data} /> },
  {
    id: 'lancamento',
    header: FIELDS.lancamento.rotulo,
    width: 160,
    cell: (row) => ROTULO_LANCAMENTO_CAIXA[row.lancamento],
  },
  {
    id: 'item',
    header: FIELDS.item.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.item,
  },
  { id: 'descricao', header: FIELDS.descricao.rotulo, wrap: true, cell: (row) => row.descricao },
  { id: 'pessoa', header: FIELDS.pessoa.rotulo, sortable: true, wrap: true, cell: (row) => row.pessoa ?? '—' },
  { id: 'documento', header: FIELDS.documento.rotulo, cell: (row) => <Digits>{row.documento ?? '—'}</Digits> },
  { id: 'anexos', header: FIELDS.anexos.rotulo, numeric: true, width: 76, cell: (row) => row.anexos },
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 150,
    cell: (row) => <Money value={row.valor} signed />,
  },
];
