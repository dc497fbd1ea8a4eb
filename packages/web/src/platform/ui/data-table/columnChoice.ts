/**
 * Which columns a user hid, kept in the browser per user and table.
 *
 * Stored: the ids whose visibility differs from the definition, so that a column added later appears as defined.
 * Anything unreadable in the store counts as no choice. Key: `sede:colunas:<userId>:<tableId>`.
 */

import type { Column } from './types.ts';

/** Where the choice of one person for one table is stored. */
export const columnKey = (userId: string, tableId: string) => `sede:colunas:${userId}:${tableId}`;

/** The ids whose visibility differs from the definition; none for what cannot be read. */
export function parseChoice(text: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    // The stored value is damaged: the table shows its own columns.
    return new Set();
  }
}

/** The same as it is stored. */
export const formatChoice = (toggled: ReadonlySet<string>): string => JSON.stringify([...toggled]);

/** Whether the column is visible under this choice. */
export function isShown<Row>(column: Column<Row>, toggled: ReadonlySet<string>): boolean {
  if (column.hideable === false) return true;
  return toggled.has(column.id) ? Boolean(column.hidden) : !column.hidden;
}

/** The choice with this column turned the other way; a new set. */
export function toggleColumn(toggled: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(toggled);
  if (!next.delete(id)) next.add(id);
  return next;
}
