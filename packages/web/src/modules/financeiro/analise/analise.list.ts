/** The analysis' table: the report's lines and filters, with views of its own. Source: spec 1 §2.14. */
import { defineList } from '#platform/ui/index.ts';
import type { ListasFinanceiro } from '../financeiro.listas.ts';
import { lancamentosFilters, SORTABLE } from '../relatorio-despesas/index.ts';

/** '/financial/graficos' */
export const analiseList = (listas: ListasFinanceiro) =>
  defineList({
    sortable: SORTABLE,
    defaultSort: 'data',
    views: 'relatorioDespesas.list:analise',
    params: ['campo', 'fatia'],
    search: 'Buscar item, beneficiário…',
    filters: lancamentosFilters(listas),
  });
