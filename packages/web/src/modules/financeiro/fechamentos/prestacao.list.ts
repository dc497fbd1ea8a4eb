/** The lines of a period's account, in step with `fechamentos.lancamentos`. Source: issue 4 (Prestação de contas). */
import { defineList, periodFilter } from '#platform/ui/index.ts';

/** '/financial/prestacao-de-contas' */
export const prestacaoList = defineList({
  sortable: ['data', 'item', 'pessoa', 'valor'],
  defaultSort: 'data',
  views: 'fechamentos.lancamentos',
  filters: { periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'] }) },
});
