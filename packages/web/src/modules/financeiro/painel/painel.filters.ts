/** What the dashboard is narrowed by: a range, opening at the current finance month, and which date counts. */
import { BASE_GERAL_ROTULOS, BASES } from '@sede/domain/modules/financeiro/projecao';
import { choiceFilter, defineFilters, labelled, periodFilter } from '#platform/ui/index.ts';

const BASES_GERAIS = labelled(BASES, BASE_GERAL_ROTULOS);

export const painelFiltros = defineFilters('painel.ler', {
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
    base: choiceFilter({ label: 'Datas', options: BASES_GERAIS, single: true, pinned: true }),
  },
});
