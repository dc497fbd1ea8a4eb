/**
 * A list whose operation takes inputs that are no filter chips: the address's range, a tick box above the table, a slice of
 * a chart. In: the list's state and the fixed inputs; `beside` says those of them that the person chose and may take back.
 * Out: the same state asking them too; a change of them is a change of filter.
 */

import type { Beside, ListControl } from './listControl.ts';
import type { FilterMap, FilterPart } from './listState.ts';

export function withInputs<F extends FilterMap, I>(
  list: ListControl<F, I>,
  fixed: Readonly<Partial<FilterPart<I>>>,
  beside: readonly Beside[] = [],
): ListControl<F, I> {
  const filterInput = { ...list.filterInput, ...fixed };
  return {
    ...list,
    input: { ...list.input, ...fixed },
    filterInput,
    filterKey: JSON.stringify(filterInput),
    narrowed: list.narrowed || beside.length > 0,
    beside,
    clear: () => list.clear(beside.map(({ key }) => key)),
  };
}
