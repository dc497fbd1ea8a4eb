/**
 * The selection of a list page: kept across pages, emptied when search or filters change (nobody should act on rows
 * that the filter no longer shows). Shift and click takes the rows since the last one.
 *
 * `whole` is everything that the filter matches, as the server counted and marked it: every row then shows as selected,
 * and taking one off goes back to the rows that were seen.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import { refresh, rowsBetween, type Selection, setSelected } from './selection.ts';

/** All that a filter matches, as it was when it was selected. */
export interface WholeSelection {
  /** The list's `filterInput`. */
  filtro: Record<string, unknown>;
  total: number;
  /** Centavos. */
  soma: number;
  /** The mark by which the server recognises the set. */
  marca: string;
}

export interface SelectionControl<Row> {
  selected: Selection<Row>;
  whole: WholeSelection | null;
  setWhole: (whole: WholeSelection) => void;
  toggle: (row: Row, page: readonly Row[], range: boolean) => void;
  setAll: (rows: readonly Row[], selected: boolean) => void;
  /** Lets go of all, or of all but these ids. */
  clear: (keep?: readonly string[]) => void;
}

const NONE = new Map<string, never>();

export function useSelection<Row>(
  rowKey: (row: Row) => string,
  rows: readonly Row[],
  filterKey: string,
): SelectionControl<Row> {
  const [selected, setState] = useState<Selection<Row>>(NONE);
  const [whole, setWhole] = useState<WholeSelection | null>(null);
  const anchor = useRef<string | null>(null);
  const key = useRef(rowKey);
  key.current = rowKey;

  const clear = useCallback((keep: readonly string[] = []) => {
    anchor.current = null;
    setWhole(null);
    setState((current) => (keep.length === 0 ? NONE : new Map([...current].filter(([id]) => keep.includes(id)))));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter's change is the trigger, its text is not used
  useEffect(() => clear(), [filterKey, clear]);
  useEffect(
    () =>
      setState((current) =>
        whole ? setSelected(current, rows, key.current, true) : refresh(current, rows, key.current),
      ),
    [rows, whole],
  );

  const toggle = useCallback((row: Row, page: readonly Row[], range: boolean) => {
    const id = key.current(row);
    const from = range ? anchor.current : null;
    anchor.current = id;
    setWhole(null);
    setState((current) => {
      const rowsToSet = from === null ? [row] : rowsBetween(page, key.current, from, id);
      return setSelected(current, rowsToSet, key.current, !current.has(id));
    });
  }, []);

  const setAll = useCallback((page: readonly Row[], on: boolean) => {
    setWhole(null);
    setState((current) => setSelected(current, page, key.current, on));
  }, []);
  return { selected, whole, setWhole, toggle, setAll, clear };
}
