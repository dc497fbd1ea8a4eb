/**
 * Selected rows of a list, kept across its pages.
 *
 * Shape: a map id → row as last seen, so that sums and eligibility are known for rows of other pages too; `refresh`
 * replaces what a newer page shows. Pure: every function gives a new map. Source: spec 1 §2.10; decisions §7.
 */

export type Selection<Row> = ReadonlyMap<string, Row>;
export type HeaderState = 'none' | 'some' | 'all';

type Key<Row> = (row: Row) => string;

/** State of the header's box: whether none, some or all selectable rows of this page are selected. */
export function headerState<Row>(selection: Selection<Row>, rows: readonly Row[], key: Key<Row>): HeaderState {
  const count = rows.filter((row) => selection.has(key(row))).length;
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
}

export function setSelected<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  key: Key<Row>,
  selected: boolean,
): Selection<Row> {
  const next = new Map(selection);
  for (const row of rows) {
    if (selected) next.set(key(row), row);
    else next.delete(key(row));
  }
  return next;
}

/** Rows between the last clicked and this one, both ends included; only this one when the anchor is not on the page. */
export function rowsBetween<Row>(rows: readonly Row[], key: Key<Row>, anchor: string | null, target: string): Row[] {
  const to = rows.findIndex((row) => key(row) === target);
  const from = anchor === null ? -1 : rows.findIndex((row) => key(row) === anchor);
  if (to < 0) return [];
  return from < 0 ? rows.slice(to, to + 1) : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Selected rows as the newest page shows them. The same map when nothing changed. */
export function refresh<Row>(selection: Selection<Row>, rows: readonly Row[], key: Key<Row>): Selection<Row> {
  const newer = rows.filter((row) => selection.has(key(row)) && selection.get(key(row)) !== row);
  return newer.length === 0 ? selection : setSelected(selection, newer, key, true);
}
