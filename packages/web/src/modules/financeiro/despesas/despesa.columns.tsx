/** Columns of the lists of expenses. `hoje` is the calendar day in São Paulo. Source: spec 1 §2.10; design/lista.png. */
import {
  DESPESA_FIELDS,
  type Despesa,
  STATUS_VENCIMENTO_ROTULOS,
  textoVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import { rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import { type Column, DateText, Digits, type RowStatus, StatusTag } from '#platform/ui/index.ts';
import { ValorLiquido } from '../financeiro.ValorLiquido.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';
import classes from './despesas.module.css';

export const despesaRowStatus = ({ statusVencimento }: Despesa): RowStatus => ({
  tone: TOM_VENCIMENTO[statusVencimento],
  label: STATUS_VENCIMENTO_ROTULOS[statusVencimento],
});

/** The two long names share what the other columns leave, so that the amount is in sight without scrolling. */
function Nome({ texto, className, largo }: { texto: string; className: string | undefined; largo: boolean }) {
  return (
    <span className={largo ? `${className} ${classes.largo}` : className} title={texto.length > 24 ? texto : undefined}>
      {texto}
    </span>
  );
}

function AprovacaoTag({ despesa }: { despesa: Despesa }) {
  const { tone, label } = aprovacaoDe(despesa);
  if (label === '—')
    return (
      <>
        <span aria-hidden>
          <StatusTag tone={tone} label={label} />
        </span>
        <span className="visually-hidden">Sem solicitação</span>
      </>
    );
  return <StatusTag tone={tone} label={label} />;
}

/** `semMenu`: the rows have no details and no actions, whose room the names take. */
export const despesaColumns = (hoje: string, { semMenu = false } = {}): readonly Column<Despesa>[] => [
  {
    id: 'dataVencimento',
    header: 'Vencimento',
    sortable: true,
    width: 116,
    cell: (row) => <DateText value={row.dataVencimento} />,
  },
  {
    id: 'tipoDespesa',
    header: 'Tipo',
    sortable: true,
    width: 140,
    cell: (row) => (
      <span className={classes.tipo} data-tone={TOM_VENCIMENTO[row.statusVencimento] ?? undefined}>
        {row.tipoDespesa}
      </span>
    ),
  },
  {
    id: 'itemDespesa',
    header: 'Item',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => <Nome texto={row.itemDespesa} className={classes.item} largo={semMenu} />,
  },
  {
    id: 'nomeBeneficiario',
    header: 'Beneficiário',
    sortable: true,
    cell: (row) => <Nome texto={row.nomeBeneficiario} className={classes.beneficiario} largo={semMenu} />,
  },
  {
    id: 'parcela',
    header: 'Parcela',
    sortable: true,
    muted: true,
    width: 84,
    cell: (row) => <Digits>{row.parcela}</Digits>,
  },
  {
    id: 'statusVencimento',
    header: 'Situação',
    width: 158,
    cell: (row) => (
      <StatusTag tone={TOM_VENCIMENTO[row.statusVencimento] ?? 'neutral'} label={textoVencimento(row, hoje)} />
    ),
  },
  {
    id: 'situacao',
    header: 'Aprovação',
    sortable: true,
    width: 116,
    cell: (row) => <AprovacaoTag despesa={row} />,
  },
  {
    id: 'valor',
    header: 'Valor',
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 132,
    cell: (row) => <ValorLiquido registro={row} />,
  },
  {
    id: 'centroCusto',
    header: DESPESA_FIELDS.centroCusto.rotulo,
    sortable: true,
    hidden: true,
    cell: (row) => rotuloCentro(row.centroCusto),
  },
  {
    id: 'meioPagamento',
    header: DESPESA_FIELDS.meioPagamento.rotulo,
    hidden: true,
    cell: (row) => row.meioPagamento,
  },
  {
    id: 'documento',
    header: 'Documento',
    hidden: true,
    cell: (row) => `${row.tipoDocumento} ${row.numeroDocumento}`,
  },
  {
    id: 'dataLiquidacaoPagamento',
    header: DESPESA_FIELDS.dataLiquidacaoPagamento.rotulo,
    sortable: true,
    hidden: true,
    cell: (row) => <DateText value={row.dataLiquidacaoPagamento} />,
  },
  { id: 'contaLiquidacao', header: 'Conta', hidden: true, cell: (row) => row.contaLiquidacao ?? '—' },
];
