/** React's view of the location. */
import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  addGuard,
  type Guard,
  type GuardOptions,
  getLocation,
  isLeaving,
  type Location,
  subscribe,
  writeSearch,
} from './location.ts';
import type { Params } from './match.ts';
import { type FlatSearch, parseSearch, stringifySearch } from './search.ts';

/** Path and query string of the page that is open. */
export const useLocation = (): Location => useSyncExternalStore(subscribe, getLocation);

/** The query string as flat text. */
export function useSearch(): FlatSearch {
  const { search } = useLocation();
  return useMemo(() => parseSearch(search), [search]);
}

type SearchRecord = Record<string, unknown>;

/** Replaces the query string; a function gets the one of that moment, so that two changes in one tick add up. */
export function setSearch(
  next: SearchRecord | ((current: FlatSearch) => SearchRecord),
  options?: { replace?: boolean },
) {
  const value = typeof next === 'function' ? next(parseSearch(getLocation().search)) : next;
  writeSearch(stringifySearch(value), options?.replace ?? false);
}

export const ParamsContext = createContext<Params>({});

/** Parameters of the route's pattern, decoded. */
export const useParams = (): Params => useContext(ParamsContext);

/**
 * Asks before an unsaved form is left: by a link, by Back, or by closing the tab (where the browser asks).
 * `ask` answers whether it may be left; it is the screen kit's dialog.
 */
export function useUnsavedGuard(dirty: boolean, ask: Guard, { pageOnly = false }: GuardOptions = {}): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!dirty) return;
    const remove = addGuard(() => latest.current(), { pageOnly });
    const onUnload = (event: BeforeUnloadEvent) => isLeaving() || event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      remove();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, pageOnly]);
}
