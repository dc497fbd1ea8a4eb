/**
 * How a module's tables read in the audit trail: what staff call a row, what names it, and its fields.
 *
 * Fields are the module's own (`…_FIELDS`), so that trail, history, form and export say the same. A column that no field
 * names is shown by its own name, so that nothing that was written is left out; `ocultas` names those that say nothing to
 * a person. Source: issue 3 (audit trail, readable).
 */
import type { FieldSpecs } from '../kernel/index.ts';

export interface AuditedTable {
  /** 'Beneficiário': the record, or the part of one, that a row of this table is. */
  rotulo: string;
  specs: FieldSpecs;
  /** Field by which people recognise the record. */
  nome?: string;
  /** What is done to its rows, where that differs from what the operation is called: by verb, or 'criar', 'alterar', 'excluir'. */
  actions?: Readonly<Record<string, string>>;
  /** Other records hold its id: entries show it by its name. */
  referido?: true;
  /** Field that holds the record which gives a nameless part its name: the user of a role. */
  nomeDe?: string;
  /** A file's row: the field with the word that it was sent under, and the fields that are masked where that is a secret one. */
  secretBy?: { word: string; masked: readonly string[] };
  /** Fields that are technical, or whose record stands beside the entry. */
  ocultas?: readonly string[];
}

export interface AuditTrail {
  /** Place of the module in the trail's filter, rising. */
  order: number;
  /** By the table's name in SQL. */
  tables: Readonly<Record<string, AuditedTable>>;
}
