/** The list of retained taxes: filters in step with its operation, and its columns. Source: issue 4 (retained taxes). */
import { formatCpfCnpj, formatPercentual, SEM_VALOR } from '@sede/domain/kernel';
import {
  IMPOSTO_ROTULOS,
  IMPOSTOS,
  RECOLHIMENTO_ROTULOS,
  RECOLHIMENTOS,
  RETENCOES_ORDEM,
  type Recolhimento,
  type Retencao,
  textoRecolhimento,
} from '@sede/domain/modules/financeiro/despesas';
import {
  type Column,
  choiceFilter,
  DateText,
  Digits,
  defineList,
  labelled,
  Money,
  periodFilter,
  recordFilter,
  StatusTag,
  type Tone,
} from '#platform/ui/index.ts';
import { beneficiariosSource } from '../beneficiarios/index.ts';

const RECOLHIMENTO = labelled(RECOLHIMENTOS, RECOLHIMENTO_ROTULOS);
const OPCOES = labelled(IMPOSTOS, IMPOSTO_ROTULOS);

export const retencoesList = defineList('despesas.retencoes', {
  order: RETENCOES_ORDEM,
  search: 'Buscar item, beneficiário…',
  filters: {
    // Taxes are owed by civil months.
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'civil', initial: null }),
    imposto: choiceFilter({ label: 'Imposto', options: OPCOES, pinned: true }),
    recolhimento: choiceFilter({ label: 'Recolhimento', options: RECOLHIMENTO, pinned: true }),
    idBeneficiario: recordFilter({ label: 'Beneficiário', source: beneficiariosSource, pinned: true }),
  },
});

const TOM: Readonly<Record<Recolhimento, Tone>> = { a_recolher: 'wait', atrasado: 'late', recolhido: 'ok' };

export const retencaoColumns = (hoje: string): readonly Column<Retencao>[] => [
  {
    id: 'dataLiquidacaoPagamento',
    header: 'Pagamento',
    sortable: true,
    card: 'date',
    width: 120,
    cell: (row) => <DateText value={row.dataLiquidacaoPagamento} />,
  },
  {
    id: 'imposto',
    header: 'Imposto',
    sortable: true,
    card: 'subtitle',
    width: 100,
    cell: (row) => IMPOSTO_ROTULOS[row.imposto],
  },
  { id: 'codigo', header: 'Código', width: 80, cell: (row) => <Digits>{row.codigo || SEM_VALOR}</Digits> },
  {
    id: 'nomeBeneficiario',
    header: 'Beneficiário',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nomeBeneficiario,
  },
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    hidden: true,
    width: 180,
    cell: (row) => <Digits>{formatCpfCnpj(row.cpfCnpj)}</Digits>,
  },
  { id: 'itemDespesa', header: 'Item', card: 'subtitle', cell: (row) => row.itemDespesa },
  {
    id: 'documento',
    header: 'Documento',
    hidden: true,
    cell: (row) => `${row.tipoDocumento} ${row.numeroDocumento}`,
  },
  {
    id: 'valor',
    header: 'Valor da despesa',
    hidden: true,
    numeric: true,
    width: 160,
    cell: (row) => <Money value={row.valor} />,
  },
  {
    id: 'base',
    header: 'Base',
    numeric: true,
    width: 105,
    cell: (row) => (row.base === null ? SEM_VALOR : <Money value={row.base} bare />),
  },
  {
    id: 'aliquota',
    header: 'Alíquota',
    numeric: true,
    width: 90,
    cell: (row) => (row.aliquota === null ? SEM_VALOR : formatPercentual(row.aliquota)),
  },
  {
    id: 'retido',
    header: 'Retido',
    sortable: true,
    numeric: true,
    strong: true,
    card: 'value',
    width: 110,
    cell: (row) => <Money value={row.retido} />,
  },
  { id: 'vencimento', header: 'Vence', width: 105, cell: (row) => <DateText value={row.vencimento} /> },
  {
    id: 'recolhimento',
    header: 'Recolhimento',
    card: 'status',
    width: 220,
    cell: ({ vencimento: prazo, devido, recolhimento, recolhidoEm, recolhido }) => (
      <StatusTag
        tone={TOM[recolhimento]}
        label={textoRecolhimento(
          { prazo, devido, recolhido: recolhidoEm && recolhido ? { data: recolhidoEm, valor: recolhido } : null },
          hoje,
        )}
      />
    ),
  },
];
