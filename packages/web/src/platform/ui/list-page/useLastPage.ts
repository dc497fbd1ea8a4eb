/**
 * The rows of a list that stay when others could not be read: a failed sort, filter or page keeps what was there, with the
 * order and the page that it has.
 *
 * Out: the query's own answer, else the last one while the newer question has failed. What this person may not read, or what
 * is gone, is never kept. Source: issue 9 §5.
 */
import { useRef } from 'react';
import { isApiError } from '../../api/errors.ts';
import type { FilterMap, ListState } from '../list-state/listState.ts';
import type { ListQuery } from './listPageProps.ts';

/** Failures after which the rows that were seen are no longer this person's to see. */
const GONE = new Set(['unauthenticated', 'forbidden', 'not_found']);

type Shown = Pick<ListState<FilterMap>, 'page' | 'pageSize' | 'sort'>;

export interface LastPage<T> {
  data: T | undefined;
  /** Order and page of these rows. */
  state: Shown;
  /** The newer ones could not be read. */
  stale: boolean;
}

export function useLastPage<T>(query: ListQuery<T>, state: Shown): LastPage<T> {
  const last = useRef<{ data: T; state: Shown } | null>(null);
  const { data, error } = query;
  if (data !== undefined && !query.isPlaceholderData) last.current = { data, state };
  if (data !== undefined) return { data, state, stale: Boolean(error) };
  const keep = error && !(isApiError(error) && GONE.has(error.kind)) ? last.current : null;
  return keep ? { ...keep, stale: true } : { data: undefined, state, stale: false };
}
