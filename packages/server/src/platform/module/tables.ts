/**
 * The tables that a module owns, and who else may ask them.
 *
 * A table is its owner's: no other part writes it, and another's SQL reads it only where the owner names the reader here,
 * by area ('financeiro'), module ('sistema/avisos') or room ('platform', 'platform/backup'). A name covers what stands
 * within it. A house rule compares this with the SQL in the sources (scripts/structure/tables.ts). Source: issue 8 §4.
 */
export interface TableRights {
  /** Whose SQL may read it besides the owner's; 'todos': everybody's, the table is part of what the house shares. */
  readBy?: readonly string[] | 'todos';
  /** Whose SQL may write it besides the owner's, with the reason beside it. */
  writtenBy?: readonly string[];
}

/** By the table's name in SQL. */
export type OwnedTables = Readonly<Record<string, TableRights>>;
