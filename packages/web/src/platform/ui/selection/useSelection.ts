/**
 * The selection of a list page: kept across pages, emptied when search or filters change (nobody should act on rows
 * that the filter no longer shows). Shift and click takes the rows since the last one.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import { refresh, rowsBetween, type Selection, setSelected } from './selection.ts';

export interface SelectionControl<Row> {
  selected: Selection<Row>;
  toggle: (row: Row, page: readonly Row[], range: boolean) => void;
  setAll: (rows: readonly Row[], selected: boolean) => void;
  clear: () => void;
}

const NONE = new Map<string, never>();

export function useSelection<Row>(
  rowKey: (row: Row) => string,
  rows: readonly Row[],
  filterKey: string,
): SelectionControl<Row> {
  const [selected, setState] = useState<Selection<Row>>(NONE);
  const anchor = useRef<string | null>(null);
  const key = useRef(rowKey);
  key.current = rowKey;

  const clear = useCallback(() => {
    anchor.current = null;
    setState(NONE);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter's change is the trigger, its text is not used
  useEffect(clear, [filterKey, clear]);
  useEffect(() => setState((current) => refresh(current, rows, key.current)), [rows]);

  const toggle = useCallback((row: Row, page: readonly Row[], range: boolean) => {
    const id = key.current(row);
    const from = range ? anchor.current : null;
    anchor.current = id;
    setState((current) => {
      const rowsToSet = from === null ? [row] : rowsBetween(page, key.current, from, id);
      return setSelected(current, rowsToSet, key.current, !current.has(id));
    });
  }, []);

  const setAll = useCallback(
    (page: readonly Row[], on: boolean) => setState((current) => setSelected(current, page, key.current, on)),
    [],
  );
  return { selected, toggle, setAll, clear };
}
