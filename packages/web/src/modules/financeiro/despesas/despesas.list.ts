/**
 * What the lists of expenses are sorted and filtered by, in step with their `list` and `pendentes` operations.
 *
 * Periods are on the due date, months are finance months (21 to 20). Cost centres, types and payment methods come from
 * the settings, so the definition is made from them. Source: spec 1 §2.10, §2.13, §9; decisions §7.
 */
import {
  DESPESAS_ORDEM,
  SITUACAO_ROTULOS,
  SITUACOES_FILTRO,
  STATUS_VENCIMENTO,
  STATUS_VENCIMENTO_ROTULOS,
} from '@sede/domain/modules/financeiro/despesas';
import {
  choiceFilter,
  defineList,
  labelled,
  optionsOf,
  periodFilter,
  rangeFilter,
  recordFilter,
  yesNoFilter,
} from '#platform/ui/index.ts';
import { beneficiariosSource } from '../beneficiarios/index.ts';
import { contasSource } from '../contas-bancarias/index.ts';
import { eventosSource } from '../eventos/index.ts';
import { contratosSource } from '../financeiro.contratos.source.ts';
import { type ListasFinanceiro, tipoOptions } from '../financeiro.listas.ts';
import { itensDespesaSource } from '../itens-despesa/index.ts';

const BUSCA = 'Buscar item, beneficiário…';

const STATUS = labelled(STATUS_VENCIMENTO, STATUS_VENCIMENTO_ROTULOS);
const APROVACAO = labelled(SITUACOES_FILTRO, SITUACAO_ROTULOS);

const commonFilters = ({ centrosCusto, tiposDespesa, meiosPagamento }: ListasFinanceiro) => ({
  situacao: choiceFilter({ label: 'Aprovação', options: APROVACAO, pinned: true }),
  centroCusto: choiceFilter({ label: 'Centro de custo', options: optionsOf(centrosCusto), pinned: true }),
  idBeneficiario: recordFilter({ label: 'Beneficiário', source: beneficiariosSource, pinned: true }),
  tipoDespesa: choiceFilter({ label: 'Tipo', options: tipoOptions(tiposDespesa) }),
  idItemDespesa: recordFilter({ label: 'Item', source: itensDespesaSource }),
  meioPagamento: choiceFilter({ label: 'Meio de pagamento', options: optionsOf(meiosPagamento) }),
  idEvento: recordFilter({ label: 'Evento', source: eventosSource }),
  idContrato: recordFilter({ label: 'Contrato', source: contratosSource() }),
  idContaLiquidacao: recordFilter({ label: 'Conta', source: contasSource }),
  valor: rangeFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'] }),
});

/** '/financial/expenses' */
export const despesasList = (listas: ListasFinanceiro) =>
  defineList('despesas.list', {
    order: DESPESAS_ORDEM,
    search: BUSCA,
    filters: {
      periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
      statusVencimento: choiceFilter({ label: 'Situação', options: STATUS, pinned: true }),
      ...commonFilters(listas),
      conferir: yesNoFilter({ label: 'Importada a conferir' }),
      semCentroCusto: yesNoFilter({ label: 'Sem centro de custo' }),
      semConta: yesNoFilter({ label: 'Paga pelo banco sem conta' }),
      semAnexo: yesNoFilter({ label: 'Sem PDF' }),
      emBordero: yesNoFilter({ label: 'Em borderô aberto' }),
    },
  });

/** '/financial/despesas/{data_inicial}/{data_final}': the period is the address's. */
export const naoLiquidadasList = (listas: ListasFinanceiro) =>
  defineList('despesas.list:nao-liquidadas', {
    order: DESPESAS_ORDEM,
    search: BUSCA,
    filters: {
      statusVencimento: choiceFilter({
        label: 'Situação',
        options: STATUS.filter(({ value }) => value !== 'liquidada'),
        pinned: true,
      }),
      ...commonFilters(listas),
    },
  });

/** '/financial/despesas/aprovar': opens on every period, what waits does not wait for a month. */
export const aprovacaoList = defineList('despesas.pendentes', {
  order: DESPESAS_ORDEM,
  params: ['somenteMinhas'],
  search: BUSCA,
  filters: { periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo', initial: null }) },
});
