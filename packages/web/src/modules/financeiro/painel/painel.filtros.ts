/** What the dashboard is narrowed by: a range, opening at the current finance month, and which date counts. */
import { BASE_GERAL_ROTULOS, BASES } from '@sede/domain/modules/financeiro/projecao';
import { choiceFilter, defineList, periodFilter } from '#platform/ui/index.ts';

export const BASES_GERAIS = BASES.map((value) => ({ value, label: BASE_GERAL_ROTULOS[value] }));

export const painelFiltros = defineList({
  sortable: ['mes'],
  defaultSort: 'mes',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'] }),
    base: choiceFilter({ label: 'Datas', options: BASES_GERAIS, single: true, pinned: true }),
  },
});
