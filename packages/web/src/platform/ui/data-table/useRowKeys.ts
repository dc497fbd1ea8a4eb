/**
 * Keys inside a table: arrows, Home and End move between rows, Enter opens, Space selects, → and ← show and hide the
 * detail. One row at a time is in the tab order, so Tab crosses the table in one step of rows.
 */

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface RowActs<Row> {
  open: (row: Row) => void;
  select?: (row: Row, range: boolean) => void;
  detail?: (row: Row, show: boolean) => void;
}

export function useRowKeys<Row>(rows: readonly Row[], acts: RowActs<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  useEffect(() => setActive((at) => Math.min(at, Math.max(rows.length - 1, 0))), [rows.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const line = target.closest<HTMLElement>('[data-row]');
    if (!line || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
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
      });
    if (event.key === 'ArrowDown') return move(at + 1);
    if (event.key === 'ArrowUp') return move(at - 1);
    if (!onRow) return;
    if (event.key === 'Home') return move(0);
    if (event.key === 'End') return move(rows.length - 1);
    if (event.key === 'Enter') return done(() => acts.open(row));
    if (event.key === ' ' && acts.select) return done(() => acts.select?.(row, event.shiftKey));
    if (event.key === 'ArrowRight' && acts.detail) return done(() => acts.detail?.(row, true));
    if (event.key === 'ArrowLeft' && acts.detail) return done(() => acts.detail?.(row, false));
  };
  return { body, active, onKeyDown };
}
