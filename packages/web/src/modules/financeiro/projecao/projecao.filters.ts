/** The projection's only filter: which date counts for what has happened. */
import { BASE_GERAL_ROTULOS, BASES } from '@sede/domain/modules/financeiro/projecao';
import { choiceFilter, defineFilters, labelled } from '#platform/ui/index.ts';

const BASE = labelled(BASES, BASE_GERAL_ROTULOS);

export const projecaoFiltros = defineFilters('projecao.ler', {
  filters: { base: choiceFilter({ label: 'Datas', options: BASE, single: true, pinned: true }) },
});
