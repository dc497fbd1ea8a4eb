/**
 * What the expense report is sorted and filtered by, in step with its operation; the analysis takes the same filters.
 * Periods are on the line's date: the due date or, by cash, the payment's or refund's. Source: spec 1 §2.12, §2.14.
 */
import { STATUS_VENCIMENTO, STATUS_VENCIMENTO_ROTULOS } from '@sede/domain/modules/financeiro/despesas';
import {
  BASE_DESPESA_ROTULOS,
  BASES,
  LANCAMENTOS_DESPESA_ORDEM,
} from '@sede/domain/modules/financeiro/relatorio-despesas';
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
import { eventosSource } from '../eventos/index.ts';
import { type ListasFinanceiro, tipoOptions } from '../financeiro.listas.ts';
import { itensDespesaSource } from '../itens-despesa/index.ts';

const STATUS = labelled(STATUS_VENCIMENTO, STATUS_VENCIMENTO_ROTULOS);
const BASE = labelled(BASES, BASE_DESPESA_ROTULOS);

const BUSCA = 'Buscar item, beneficiário…';

export const lancamentosFilters = ({ centrosCusto, tiposDespesa, meiosPagamento }: ListasFinanceiro) => ({
  periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
  base: choiceFilter({ label: 'Datas', options: BASE, single: true, pinned: true }),
  statusVencimento: choiceFilter({ label: 'Situação', options: STATUS, pinned: true }),
  centroCusto: choiceFilter({ label: 'Centro de custo', options: optionsOf(centrosCusto), pinned: true }),
  idItemDespesa: recordFilter({ label: 'Item', source: itensDespesaSource }),
  tipoDespesa: choiceFilter({ label: 'Tipo', options: tipoOptions(tiposDespesa) }),
  idBeneficiario: recordFilter({ label: 'Beneficiário', source: beneficiariosSource }),
  meioPagamento: choiceFilter({ label: 'Meio de pagamento', options: optionsOf(meiosPagamento) }),
  idEvento: recordFilter({ label: 'Evento', source: eventosSource }),
  semCentroCusto: yesNoFilter({ label: 'Sem centro de custo' }),
  valor: rangeFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'] }),
});

/** '/financial/relatorio' */
export const relatorioDespesasList = (listas: ListasFinanceiro) =>
  defineList('relatorioDespesas.list', {
    order: LANCAMENTOS_DESPESA_ORDEM,
    search: BUSCA,
    filters: lancamentosFilters(listas),
  });
