/**
 * Where a search finds nothing in the open period: how many it finds in all of them, up to `LOOKED_AT`.
 *
 * One page of the list without its totals, asked only then: cheap however many there are. In: the list's reader, its filter
 * input, and its period. Out: the number; undefined while it is asked or where it cannot be.
 */
import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap, Held } from '../list-state/listState.ts';
import type { ReadPage } from './usePrintAll.ts';

/** So many are counted: beyond it the number says 'ou mais'. */
export const LOOKED_AT = 10;

/** The same filter in every period. */
function withoutPeriod(input: Readonly<Record<string, unknown>>, { key, filter }: Held): Record<string, unknown> {
  const ends = filter.kind === 'period' && filter.inputs ? filter.inputs : [`${key}De`, `${key}Ate`];
  return Object.fromEntries(Object.entries(input).filter(([name]) => !ends.includes(name)));
}

export function useElsewhere<Row, F extends FilterMap>(
  read: ReadPage<Row> | undefined,
  list: Pick<ListControl<F>, 'definition' | 'filterInput'>,
  period: Held | undefined,
): number | undefined {
  const input = period && {
    ...withoutPeriod(list.filterInput, period),
    pagina: 1,
    porPagina: LOOKED_AT,
    ordem: list.definition.defaultSort,
    totais: 'nao',
  };
  const { data } = useQuery({
    queryKey: ['em todo o período', list.definition.views, input],
    queryFn: async () => (read && input ? (await read(input)).itens.length : 0),
    enabled: read !== undefined && input !== undefined,
    retry: false,
  });
  return data;
}
