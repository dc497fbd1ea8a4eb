/**
 * Search of records as somebody types: settles 250 ms, only the last question's answer counts, an earlier one is
 * aborted.
 *
 * `options` answer what is typed now, best match first (the server's order), or are empty: as long as that answer is
 * outstanding (`searching`) nothing of an earlier one can be taken. Source: spec 1 §5 (minimum letters), §8.2.
 */

import { useEffect, useState } from 'react';
import { remember } from '../filter-bar/recordLabels.ts';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';

const SETTLE_MS = 250;
const NO_OPTIONS: RecordOption[] = [];

export interface RecordSearch {
  options: RecordOption[];
  searching: boolean;
  failed: boolean;
}

/** The last answer of a source; `options` is null when the request failed. */
export interface SearchAnswer {
  source: RecordSource;
  text: string;
  options: RecordOption[] | null;
}

/** The state of the search for `text`; an answer to another text does not count. */
export function searchState(source: RecordSource, text: string, last: SearchAnswer | null): RecordSearch {
  if (text.length < (source.minLetters ?? 0)) return { options: NO_OPTIONS, searching: false, failed: false };
  if (last === null || last.source !== source || last.text !== text) {
    return { options: NO_OPTIONS, searching: true, failed: false };
  }
  return { options: last.options ?? NO_OPTIONS, searching: false, failed: last.options === null };
}

export function useRecordSearch(source: RecordSource, query: string, wanted: boolean): RecordSearch {
  const [last, setLast] = useState<SearchAnswer | null>(null);
  const text = query.trim();
  useEffect(() => {
    if (!wanted || text.length < (source.minLetters ?? 0)) return;
    const abort = new AbortController();
    const answered = (options: RecordOption[] | null) => {
      if (abort.signal.aborted) return;
      if (options) remember(source, options);
      setLast({ source, text, options });
    };
    const timer = setTimeout(
      () => {
        source.search(text, abort.signal).then(answered, () => answered(null));
      },
      text === '' ? 0 : SETTLE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source, text, wanted]);
  return searchState(source, text, last);
}

export interface EmptySearch {
  searching: boolean;
  failed: boolean;
  /** What was looked for. */
  text: string;
  source: Pick<RecordSource, 'minLetters' | 'nothing'>;
}

/** Why there is nothing to choose. What the source says of it is said of a search that found none. */
export function emptySearchText({ searching, failed, text, source: { minLetters = 0, nothing } }: EmptySearch): string {
  if (searching) return 'Buscando…';
  if (failed) return 'Não foi possível buscar. Tente novamente.';
  if (nothing !== undefined && text.trim().length >= minLetters) return nothing;
  return minLetters > 0 ? `Nenhum resultado(Digite pelo menos ${minLetters} letras)` : 'Nenhum resultado';
}
