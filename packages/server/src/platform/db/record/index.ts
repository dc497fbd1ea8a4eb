/** Writes of business tables. */
export { childTable } from './child-table.ts';
export { versionConflict } from './conflict.ts';
export type { NewRecord, NewRecordInSql, RecordPatch, RecordRow, RecordTable, Stamped } from './record-types.ts';
export {
  changesNothing,
  deleteRow,
  insertRows,
  insertStatement,
  lockRow,
  lockRows,
  type Seen,
  type TableRows,
  updateRow,
} from './table-row.ts';
