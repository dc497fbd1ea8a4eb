/** Columns of the lists of expenses. `hoje` is the calendar day in São Paulo. Source: spec 1 §2.10; design/lista.png. */
import {
  DESPESA_FIELDS,
  DESPESA_READ_FIELDS,
  type DespesaListada,
  STATUS_VENCIMENTO_ROTULOS,
  textoVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import { rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import { type Column, columnsOf, Digits, type RowStatus, StatusTag, TITLE } from '#platform/ui/index.ts';
import { ValorLiquido } from '../financeiro.ValorLiquido.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';
import classes from './despesas.module.css';

export const despesaRowStatus = ({ statusVencimento }: DespesaListada): RowStatus => ({
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

function AprovacaoTag({ despesa }: { despesa: DespesaListada }) {
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

const column = columnsOf<DespesaListada, typeof DESPESA_READ_FIELDS>(DESPESA_READ_FIELDS);

/** `semMenu`: the rows have no details and no actions, whose room the names take. */
export const despesaColumns = (hoje: string, { semMenu = false } = {}): readonly Column<DespesaListada>[] => [
  column('dataVencimento', { sortable: true, width: 116 }),
  column('tipoDespesa', {
    header: 'Tipo',
    sortable: true,
    width: 140,
    cell: (row) => (
      <span className={classes.tipo} data-tone={TOM_VENCIMENTO[row.statusVencimento] ?? undefined}>
        {row.tipoDespesa}
      </span>
    ),
  }),
  {
    id: 'itemDespesa',
    header: 'Item',
    sortable: true,
    ...TITLE,
    cell: (row) => <Nome texto={row.itemDespesa} className={classes.item} largo={semMenu} />,
  },
  {
    id: 'nomeBeneficiario',
    header: DESPESA_FIELDS.idBeneficiario.rotulo,
    sortable: true,
    cell: (row) => <Nome texto={row.nomeBeneficiario} className={classes.beneficiario} largo={semMenu} />,
  },
  column('parcela', { sortable: true, muted: true, width: 84, cell: (row) => <Digits>{row.parcela}</Digits> }),
  {
    id: 'statusVencimento',
    header: 'Situação',
    width: 158,
    cell: (row) => (
      <StatusTag tone={TOM_VENCIMENTO[row.statusVencimento] ?? 'neutral'} label={textoVencimento(row, hoje)} />
    ),
  },
  column('situacao', {
    header: 'Aprovação',
    sortable: true,
    width: 116,
    cell: (row) => <AprovacaoTag despesa={row} />,
  }),
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 132,
    cell: (row) => <ValorLiquido registro={row} />,
  }),
  column('centroCusto', { sortable: true, hidden: true, cell: (row) => rotuloCentro(row.centroCusto) }),
  column('meioPagamento', { hidden: true }),
  {
    id: 'documento',
    header: 'Documento',
    hidden: true,
    cell: (row) => `${row.tipoDocumento} ${row.numeroDocumento}`,
  },
  column('dataLiquidacaoPagamento', { sortable: true, hidden: true }),
  column('contaLiquidacao', { hidden: true }),
];
