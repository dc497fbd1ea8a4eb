/**
 * Keys inside a table: arrows, Home and End move between rows, Enter opens, Space selects, Shift and arrows select on the
 * way, → and ← show and hide the detail. One row at a time is in the tab order, so Tab crosses the table in one step of rows.
 */

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface RowActs<Row> {
  open: (row: Row) => void;
  select?:
    | { toggle: (row: Row, range: boolean) => void; set: (rows: readonly Row[], selected: boolean) => void }
    | undefined;
  detail?: (row: Row, show: boolean) => void;
  /** The arrows came to this row. */
  follow?: (row: Row) => void;
}

/** `current`: place of the row that is read beside the table: the arrows go on from there. */
export function useRowKeys<Row>(rows: readonly Row[], acts: RowActs<Row>, current = -1) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  /** The row where a run of Shift and arrows began. */
  const anchor = useRef<number | null>(null);
  useEffect(() => setActive((at) => Math.min(at, Math.max(rows.length - 1, 0))), [rows.length]);
  useEffect(() => {
    if (current >= 0) setActive(current);
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement; // keys come from elements
    const line = target.closest<HTMLElement>('[data-row]');
    if (!line || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.key === 'Shift')
      return;
    const onRow = target === line;
    // Inside a row only a box or button lets the arrows through: a field needs them itself.
    if (!onRow && !target.matches('button, input[type="checkbox"]')) return;
    const at = Number(line.dataset.row);
    const row = rows[at];
    if (row === undefined) return;
    const done = (act: () => void) => {
      event.preventDefault();
      act();
    };
    const move = (to: number) =>
      done(() => {
        const next = Math.max(0, Math.min(to, rows.length - 1));
        setActive(next);
        body.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
        const reached = rows[next];
        if (reached !== undefined && next !== at) acts.follow?.(reached);
      });
    const { select } = acts;
    if (event.shiftKey && select && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = Math.max(0, Math.min(event.key === 'ArrowDown' ? at + 1 : at - 1, rows.length - 1));
      anchor.current ??= at;
      const from = anchor.current;
      // Back towards where it began, the row that is left is let go of again.
      const back = Math.abs(next - from) < Math.abs(at - from);
      select.set(back ? [row] : rows.slice(Math.min(from, next), Math.max(from, next) + 1), !back);
      return move(next);
    }
    anchor.current = null;
    if (event.key === 'ArrowDown') return move(at + 1);
    if (event.key === 'ArrowUp') return move(at - 1);
    if (!onRow) return;
    if (event.key === 'Home') return move(0);
    if (event.key === 'End') return move(rows.length - 1);
    if (event.key === 'Enter') return done(() => acts.open(row));
    if (event.key === ' ' && select) return done(() => select.toggle(row, event.shiftKey));
    if (event.key === 'ArrowRight' && acts.detail) return done(() => acts.detail?.(row, true));
    if (event.key === 'ArrowLeft' && acts.detail) return done(() => acts.detail?.(row, false));
  };
  return { body, active, onKeyDown };
}
