/** What a filter's chip says of its value, with the names of the records that it holds once they are known. */
import { heldOrNull } from '../list-state/filters.ts';
import type { Filter } from '../list-state/listState.ts';
import { chipText } from './chipText.ts';
import { useRecordLabels } from './recordLabels.ts';

/** null: the filter holds no value. */
export function useChipText(filter: Filter, value: unknown): string | null {
  const [source, ids] = filter.kind === 'record' ? [filter.source, heldOrNull(filter, value) ?? []] : [null, []];
  return chipText(filter, value, useRecordLabels(source, ids));
}
