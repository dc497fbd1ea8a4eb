/** Columns of the list of revenues and of its report. `hoje` is the calendar day in São Paulo. Source: spec 1 §2.15, §2.16. */
import {
  RECEITA_READ_FIELDS as FIELDS,
  LANCAMENTO_ROTULOS,
  type LancamentoReceita,
  type Receita,
  STATUS_CREDITO_ROTULOS,
  textoCredito,
} from '@sede/domain/modules/financeiro/receitas';
import { type Column, columnsOf, Digits, Money, type RowStatus, StatusTag, TITLE } from '#platform/ui/index.ts';
import { ValorLiquido } from '../financeiro.ValorLiquido.tsx';
import { TOM_CREDITO } from './receita.status.ts';

export const receitaRowStatus = ({ statusCredito }: Receita): RowStatus => ({
  tone: TOM_CREDITO[statusCredito],
  label: STATUS_CREDITO_ROTULOS[statusCredito],
});

const column = columnsOf<Receita, typeof FIELDS>(FIELDS);
const lancamento = columnsOf<LancamentoReceita, typeof FIELDS>(FIELDS);
/** Said in one word beside the others. */
const ITEM = { header: 'Item', sortable: true, ...TITLE };

export const receitaColumns = (hoje: string): readonly Column<Receita>[] => [
  column('data', { sortable: true, card: 'date', width: 116 }),
  column('tipo', { sortable: true, width: 130 }),
  column('itemReceita', ITEM),
  column('empresa', { sortable: true, card: 'subtitle' }),
  column('parcela', { sortable: true, muted: true, width: 84, cell: (row) => <Digits>{row.parcela}</Digits> }),
  {
    id: 'statusCredito',
    header: 'Situação',
    card: 'status',
    width: 170,
    cell: (row) => <StatusTag tone={TOM_CREDITO[row.statusCredito] ?? 'neutral'} label={textoCredito(row, hoje)} />,
  },
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <ValorLiquido registro={row} />,
  }),
  column('origem', { sortable: true, hidden: true }),
  column('descricao', { hidden: true, cell: (row) => row.descricao }),
  column('dataCredito', { sortable: true, hidden: true }),
  column('contaCredito', { hidden: true }),
  column('nomeContrato', { hidden: true }),
];

/** Lines of the report; by cash they also say what each is. */
export const lancamentoColumns = (porCaixa: boolean): readonly Column<LancamentoReceita>[] => [
  lancamento('data', { sortable: true, card: 'date', width: 116 }),
  ...(porCaixa
    ? [
        {
          id: 'lancamento',
          header: 'Lançamento',
          card: 'status' as const,
          width: 110,
          cell: (row: LancamentoReceita) => LANCAMENTO_ROTULOS[row.lancamento],
        },
      ]
    : []),
  lancamento('tipo', { sortable: true, width: 130 }),
  lancamento('itemReceita', ITEM),
  lancamento('descricao', { card: 'subtitle', cell: (row) => row.descricao }),
  lancamento('parcela', { muted: true, width: 84, cell: (row) => <Digits>{row.parcela}</Digits> }),
  lancamento('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.valor} />,
  }),
];
