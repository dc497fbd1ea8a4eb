/**
 * Search of records as somebody types: settles 250 ms, only the last question's answer counts, an earlier one is
 * aborted. Source: spec 1 §5 (minimum letters), §8.2.
 */

import { useEffect, useState } from 'react';
import { remember } from '../filter-bar/recordLabels.ts';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';

const SETTLE_MS = 250;

export interface RecordSearch {
  options: RecordOption[];
  searching: boolean;
  failed: boolean;
}

export function useRecordSearch(source: RecordSource, query: string, wanted: boolean): RecordSearch {
  const [found, setFound] = useState<RecordSearch>({ options: [], searching: false, failed: false });
  const text = query.trim();
  useEffect(() => {
    if (!wanted) return;
    if (text.length < (source.minLetters ?? 0)) {
      setFound({ options: [], searching: false, failed: false });
      return;
    }
    const abort = new AbortController();
    setFound((before) => ({ ...before, searching: true, failed: false }));
    const timer = setTimeout(
      () => {
        source.search(text, abort.signal).then(
          (options) => {
            if (abort.signal.aborted) return;
            remember(source, options);
            setFound({ options, searching: false, failed: false });
          },
          () => {
            if (!abort.signal.aborted) setFound({ options: [], searching: false, failed: true });
          },
        );
      },
      text === '' ? 0 : SETTLE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source, text, wanted]);
  return found;
}

export function emptySearchText(state: { searching: boolean; failed: boolean; minLetters: number }): string {
  if (state.searching) return 'Buscando…';
  if (state.failed) return 'Não foi possível buscar. Tente novamente.';
  return state.minLetters > 0 ? `Nenhum resultado(Digite pelo menos ${state.minLetters} letras)` : 'Nenhum resultado';
}
