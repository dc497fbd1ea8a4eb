/** The list of inflows, in step with its `list` operation; pages of five. Source: spec 1 §2.19, §9; decisions §7. */
import { defineList, periodFilter } from '#platform/ui/index.ts';

/** Both tables of the screen. */
export const TAMANHOS: readonly number[] = [5, 10, 20, 50, 100];

export const entradasList = defineList({
  sortable: ['data', 'descricao', 'valor'],
  defaultSort: '-data',
  pageSize: 5,
  pageSizes: TAMANHOS,
  views: 'suprimentos.list',
  filters: { periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'] }) },
});
