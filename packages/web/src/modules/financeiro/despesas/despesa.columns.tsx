/** Columns of the lists of expenses. `hoje` is the calendar day in São Paulo. Source: spec 1 §2.10; design/lista.png. */
import {
  DESPESA_FIELDS,
  DESPESA_READ_FIELDS,
  type DespesaListada,
  STATUS_VENCIMENTO_ROTULOS,
  textoVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import { rotuloTipoDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import { type Column, columnsOf, Digits, type RowStatus, StatusTag, TITLE } from '#platform/ui/index.ts';
import { ValorLiquido } from '../financeiro.ValorLiquido.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';
import classes from './despesas.module.css';

export const despesaRowStatus = ({ statusVencimento }: DespesaListada): RowStatus => ({
  tone: TOM_VENCIMENTO[statusVencimento],
  label: STATUS_VENCIMENTO_ROTULOS[statusVencimento],
});

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

export const despesaColumns = (hoje: string): readonly Column<DespesaListada>[] => [
  column('dataVencimento', { sortable: true, card: 'date', width: 116 }),
  column('tipoDespesa', {
    header: 'Tipo',
    sortable: true,
    width: 140,
    cell: (row) => (
      <span className={classes.tipo} data-tone={TOM_VENCIMENTO[row.statusVencimento] ?? undefined}>
        {rotuloTipoDespesa(row.tipoDespesa)}
      </span>
    ),
  }),
  {
    id: 'itemDespesa',
    header: 'Item',
    sortable: true,
    ...TITLE,
    cell: (row) => row.itemDespesa,
  },
  {
    id: 'nomeBeneficiario',
    header: DESPESA_FIELDS.idBeneficiario.rotulo,
    sortable: true,
    card: 'subtitle',
    cell: (row) => row.nomeBeneficiario,
  },
  column('parcela', { sortable: true, muted: true, width: 84, cell: (row) => <Digits>{row.parcela}</Digits> }),
  {
    id: 'statusVencimento',
    header: 'Situação',
    card: 'status',
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
  column('nomeContrato', { hidden: true }),
];
