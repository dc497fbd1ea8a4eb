/** The analysis' table: the report's lines and filters, with views of its own. Source: spec 1 §2.14. */
import { LANCAMENTOS_DESPESA_ORDEM } from '@sede/domain/modules/financeiro/relatorio-despesas';
import { defineList } from '#platform/ui/index.ts';
import type { ListasFinanceiro } from '../financeiro.listas.ts';
import { lancamentosFilters } from '../relatorio-despesas/index.ts';

/** '/financial/graficos' */
export const analiseList = (listas: ListasFinanceiro) =>
  defineList('relatorioDespesas.list:analise', {
    order: LANCAMENTOS_DESPESA_ORDEM,
    params: ['campo', 'fatia'],
    search: 'Buscar item, beneficiário…',
    filters: lancamentosFilters(listas),
  });
