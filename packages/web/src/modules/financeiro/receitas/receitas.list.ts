/**
 * What the list and the report of revenues are sorted and filtered by, in step with their operations.
 *
 * Periods are on the revenue's date (in the report by cash: on the credit's or refund's), months are finance months
 * (21 to 20). Source: spec 1 §2.15, §2.16, §9; decisions §7.
 */
import {
  BASE_ROTULOS,
  BASES,
  ORIGENS,
  STATUS_CREDITO,
  STATUS_CREDITO_ROTULOS,
  TIPOS_RECEITA,
} from '@sede/domain/modules/financeiro/receitas';
import {
  choiceFilter,
  defineList,
  optionsOf,
  periodFilter,
  rangeFilter,
  recordFilter,
  yesNoFilter,
} from '#platform/ui/index.ts';
import { contasSource } from '../contas-bancarias/index.ts';
import { eventosSource } from '../eventos/index.ts';
import { itensReceitaSource } from '../itens-receita/index.ts';

const STATUS = STATUS_CREDITO.map((value) => ({ value, label: STATUS_CREDITO_ROTULOS[value] }));
const BASE = BASES.map((value) => ({ value, label: BASE_ROTULOS[value] }));
const BUSCA = 'Buscar item, descrição, empresa…';

const filters = {
  periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'] }),
  statusCredito: choiceFilter({ label: 'Situação', options: STATUS, pinned: true }),
  tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_RECEITA), pinned: true }),
  idItemReceita: recordFilter({ label: 'Item', source: itensReceitaSource, pinned: true }),
  origem: choiceFilter({ label: 'Origem', options: optionsOf(Object.values(ORIGENS).flat()) }),
  idEvento: recordFilter({ label: 'Evento', source: eventosSource }),
  idContaCredito: recordFilter({ label: 'Conta', source: contasSource }),
  valor: rangeFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'] }),
};

/** '/financial/receitas' */
export const receitasList = defineList({
  sortable: ['data', 'tipo', 'itemReceita', 'origem', 'empresa', 'parcela', 'valor', 'dataCredito'],
  defaultSort: 'data',
  views: 'receitas.list',
  search: BUSCA,
  filters: { ...filters, semConta: yesNoFilter({ label: 'Creditada sem conta' }) },
});

/** '/financial/receitas/graficos' */
export const relatorioList = defineList({
  sortable: ['data', 'tipo', 'itemReceita', 'valor'],
  defaultSort: 'data',
  views: 'receitas.lancamentos',
  search: BUSCA,
  filters: { ...filters, base: choiceFilter({ label: 'Datas', options: BASE, single: true, pinned: true }) },
});
