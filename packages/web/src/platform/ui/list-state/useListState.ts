/**
 * The list's state, read from and written to the URL.
 *
 * Every change of filter, sort or page is a step that the back button undoes; typing in the search box replaces the
 * current step. Gives `input` (the list operation's) and `filterInput` (totals, export, many at once).
 * Source: decisions §2a, §5; style-examples §7.
 */

import { useCallback, useMemo } from 'react';
import { setSearch as writeSearch } from '../../routing/index.ts';
import { useKit } from '../kit.ts';
import type { ListControl } from './listControl.ts';
import {
  clearedState,
  type FilterMap,
  type FilterPart,
  type FilterValues,
  filterInputOf,
  heldFilters,
  type Input,
  isNarrowed,
  type ListOf,
  type ListState,
  listInputOf,
  listSearchParams,
  nextSort,
  parseListState,
  type SortTerm,
} from './listState.ts';
import { useEntrySearch } from './useEntrySearch.ts';

const NOTHING_BESIDE: readonly never[] = [];

type Change<F extends FilterMap> = (state: ListState<F>) => ListState<F>;

export function useListState<F extends FilterMap, I = Input>(definition: ListOf<F, I>): ListControl<F, I> {
  const search = useEntrySearch(definition.views);
  const { today, periodDays } = useKit();
  const state = useMemo(() => parseListState(definition, search, today), [definition, search, today]);

  const change = useCallback(
    (next: Change<F>, replace = false) =>
      // From the query string of that moment: two changes in one tick must not undo each other.
      writeSearch(
        (current) => ({
          ...current,
          ...listSearchParams(definition, next(parseListState(definition, current, today)), today),
        }),
        { replace },
      ),
    [definition, today],
  );

  const actions = useMemo(
    () => ({
      setPage: (page: number, replace = false) => change((s) => ({ ...s, page }), replace),
      setPageSize: (pageSize: number) => change((s) => ({ ...s, pageSize, page: 1 })),
      toggleSort: (field: string) =>
        change((s) => ({ ...s, page: 1, sort: nextSort(s.sort, field, definition.defaultSort) })),
      setSearch: (text: string) => change((s) => ({ ...s, page: 1, search: text }), true),
      setFilter: <K extends keyof F & string>(key: K, value: FilterValues<F>[K]) =>
        change((s) => ({ ...s, page: 1, filters: { ...s.filters, [key]: value } })),
      setSort: (sort: SortTerm[]) => change((s) => ({ ...s, page: 1, sort })),
      clear: (params: readonly string[] = []) =>
        writeSearch((current) => ({
          ...current,
          ...listSearchParams(
            definition,
            clearedState(definition, parseListState(definition, current, today), today),
            today,
          ),
          ...Object.fromEntries(params.map((name) => [name, null])),
        })),
    }),
    [change, definition, today],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a month is other dates when its days are set otherwise
  return useMemo(() => {
    // `defineList` has asked that each filter gives what the operation's input has at its name.
    const filterInput = filterInputOf(definition, state) as FilterPart<I>;
    return {
      definition,
      state,
      today,
      search,
      input: listInputOf(definition, state) as I, // as above
      filterInput,
      filterKey: JSON.stringify(filterInput),
      narrowed: isNarrowed(definition, state, today),
      held: heldFilters(definition, state, today),
      beside: NOTHING_BESIDE,
      ...actions,
    };
  }, [definition, state, today, periodDays, search, actions]);
}
