/**
 * The query string of a list: the address's, or, where the list is entered without parameters, that of the view which
 * it opens with for this person.
 *
 * Entering means: drawn for the first time, or opened by a link; an address that the person has emptied by removing
 * filters stays empty. The view is used at once and then written into the address, so that the list is asked once.
 * Source: issue 3 (Saved views); docs/decisions/016.
 */

import { useEffect, useRef } from 'react';
import { type FlatSearch, setSearch, useLocation, useSearch } from '../../routing/index.ts';
import { navigationKind } from '../../routing/location.ts';
import { useKit } from '../kit.ts';
import { VIEW_PARAM } from './viewState.ts';

export function useEntrySearch(views: string | undefined): FlatSearch {
  const search = useSearch();
  const { key } = useLocation();
  const opensWith = useKit().views.find(({ lista }) => lista === views);
  /** The history step that was handled last; null before the first render. */
  const step = useRef<string | null>(null);
  /** The query string to use until it has been written into the address. */
  const opened = useRef<FlatSearch | null>(null);
  if (step.current !== key) {
    const entered = step.current === null || ['push', 'replace'].includes(navigationKind());
    const bare = Object.keys(search).length === 0;
    step.current = key;
    opened.current = entered && bare && opensWith ? { ...opensWith.consulta, [VIEW_PARAM]: opensWith.id } : null;
  }
  useEffect(() => {
    const view = opened.current;
    opened.current = null;
    if (view) setSearch(view, { replace: true });
  });
  return opened.current ?? search;
}
