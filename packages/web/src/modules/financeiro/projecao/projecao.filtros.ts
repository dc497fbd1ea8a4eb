/** The projection's one choice: which date counts for what has happened. */
import { BASE_GERAL_ROTULOS, BASES } from '@sede/domain/modules/financeiro/projecao';
import { choiceFilter, defineList } from '#platform/ui/index.ts';

const BASE = BASES.map((value) => ({ value, label: BASE_GERAL_ROTULOS[value] }));

export const projecaoFiltros = defineList({
  sortable: ['mes'],
  defaultSort: 'mes',
  filters: { base: choiceFilter({ label: 'Datas', options: BASE, single: true, pinned: true }) },
});
