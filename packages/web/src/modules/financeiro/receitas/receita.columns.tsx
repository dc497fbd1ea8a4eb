/** Columns of the list of revenues and of its report. `hoje` is the calendar day in São Paulo. Source: spec 1 §2.15, §2.16. */
import {
  RECEITA_READ_FIELDS as FIELDS,
  LANCAMENTO_ROTULOS,
  type LancamentoReceita,
  type Receita,
  STATUS_CREDITO_ROTULOS,
  textoCredito,
} from '@sede/domain/modules/financeiro/receitas';
import { type Column, DateText, Digits, Money, type RowStatus, StatusTag } from '#platform/ui/index.ts';
import { ValorLiquido } from '../financeiro.ValorLiquido.tsx';
import { TOM_CREDITO } from './receita.status.ts';

export const receitaRowStatus = ({ statusCredito }: Receita): RowStatus => ({
  tone: TOM_CREDITO[statusCredito],
  label: STATUS_CREDITO_ROTULOS[statusCredito],
});

export const receitaColumns = (hoje: string): readonly Column<Receita>[] => [
  {
    id: 'data',
    header: FIELDS.data.rotulo,
    sortable: true,
    width: 116,
    cell: (row) => <DateText value={row.data} />,
  },
  { id: 'tipo', header: FIELDS.tipo.rotulo, sortable: true, width: 130, cell: (row) => row.tipo },
  {
    id: 'itemReceita',
    header: 'Item',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.itemReceita,
  },
  { id: 'empresa', header: FIELDS.empresa.rotulo, sortable: true, cell: (row) => row.empresa ?? '—' },
  {
    id: 'parcela',
    header: FIELDS.parcela.rotulo,
    sortable: true,
    muted: true,
    width: 84,
    cell: (row) => <Digits>{row.parcela}</Digits>,
  },
  {
    id: 'statusCredito',
    header: 'Situação',
    width: 170,
    cell: (row) => <StatusTag tone={TOM_CREDITO[row.statusCredito] ?? 'neutral'} label={textoCredito(row, hoje)} />,
  },
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <ValorLiquido registro={row} />,
  },
  {
    id: 'origem',
    header: FIELDS.origem.rotulo,
    sortable: true,
    hidden: true,
    cell: (row) => row.origem ?? '—',
  },
  { id: 'descricao', header: FIELDS.descricao.rotulo, hidden: true, cell: (row) => row.descricao },
  {
    id: 'dataCredito',
    header: FIELDS.dataCredito.rotulo,
    sortable: true,
    hidden: true,
    cell: (row) => <DateText value={row.dataCredito} />,
  },
  { id: 'contaCredito', header: FIELDS.idContaCredito.rotulo, hidden: true, cell: (row) => row.contaCredito ?? '—' },
];

/** Lines of the report; by cash they also say what each is. */
export const lancamentoColumns = (porCaixa: boolean): readonly Column<LancamentoReceita>[] => [
  {
    id: 'data',
    header: FIELDS.data.rotulo,
    sortable: true,
    width: 116,
    cell: (row) => <DateText value={row.data} />,
  },
  ...(porCaixa
    ? [
        {
          id: 'lancamento',
          header: 'Lançamento',
          width: 110,
          cell: (row: LancamentoReceita) => LANCAMENTO_ROTULOS[row.lancamento],
        },
      ]
    : []),
  { id: 'tipo', header: FIELDS.tipo.rotulo, sortable: true, width: 130, cell: (row) => row.tipo },
  {
    id: 'itemReceita',
    header: 'Item',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.itemReceita,
  },
  { id: 'descricao', header: FIELDS.descricao.rotulo, cell: (row) => row.descricao },
  {
    id: 'parcela',
    header: FIELDS.parcela.rotulo,
    muted: true,
    width: 84,
    cell: (row) => <Digits>{row.parcela}</Digits>,
  },
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.valor} bare />,
  },
];
