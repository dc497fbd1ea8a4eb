/** The list of inflows, in step with its `list` operation; pages of five. Source: spec 1 §2.19, §9; decisions §7. */
import { ENTRADAS_ORDEM } from '@sede/domain/modules/financeiro/suprimentos';
import { defineList, periodFilter, yesNoFilter } from '#platform/ui/index.ts';

/** Both tables of the screen. */
export const TAMANHOS: readonly number[] = [5, 10, 20, 50, 100];

export const entradasList = defineList('suprimentos.list', {
  order: ENTRADAS_ORDEM,
  pageSize: 5,
  pageSizes: TAMANHOS,
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
    conferir: yesNoFilter({ label: 'Data a conferir' }),
  },
});
