/**
 * What the list and the report of revenues are sorted and filtered by, in step with their operations.
 *
 * Periods are on the revenue's date (in the report by cash: on the credit's or refund's), months are finance months
 * (21 to 20). Source: spec 1 §2.15, §2.16, §9; decisions §7.
 */
import {
  BASE_ROTULOS,
  BASES,
  LANCAMENTOS_ORDEM,
  ORIGENS,
  RECEITAS_ORDEM,
  STATUS_CREDITO,
  STATUS_CREDITO_ROTULOS,
  TIPOS_RECEITA,
} from '@sede/domain/modules/financeiro/receitas';
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
import { contasSource } from '../contas-bancarias/index.ts';
import { eventosSource } from '../eventos/index.ts';
import { contratosSource } from '../financeiro.contratos.source.ts';
import { itensReceitaSource } from '../itens-receita/index.ts';

const STATUS = labelled(STATUS_CREDITO, STATUS_CREDITO_ROTULOS);
const BASE = labelled(BASES, BASE_ROTULOS);
const BUSCA = 'Buscar item, descrição, empresa…';

const filters = {
  periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
  statusCredito: choiceFilter({ label: 'Situação', options: STATUS, pinned: true }),
  tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_RECEITA), pinned: true }),
  idItemReceita: recordFilter({ label: 'Item', source: itensReceitaSource, pinned: true }),
  origem: choiceFilter({ label: 'Origem', options: optionsOf(Object.values(ORIGENS).flat()) }),
  idEvento: recordFilter({ label: 'Evento', source: eventosSource }),
  idContrato: recordFilter({ label: 'Contrato', source: contratosSource() }),
  idContaCredito: recordFilter({ label: 'Conta', source: contasSource }),
  valor: rangeFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'] }),
};

/** '/financial/receitas' */
export const receitasList = defineList('receitas.list', {
  order: RECEITAS_ORDEM,
  search: BUSCA,
  filters: {
    ...filters,
    semConta: yesNoFilter({ label: 'Creditada sem conta' }),
    conferir: yesNoFilter({ label: 'Data a conferir' }),
  },
});

/** '/financial/receitas/graficos' */
export const relatorioList = defineList('receitas.lancamentos', {
  order: LANCAMENTOS_ORDEM,
  search: BUSCA,
  filters: { ...filters, base: choiceFilter({ label: 'Datas', options: BASE, single: true, pinned: true }) },
});
