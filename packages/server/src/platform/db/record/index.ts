/** Writes of business tables. */
export { childTable } from './child-table.ts';
export { versionConflict } from './conflict.ts';
export { setDesabilitado } from './enabling.ts';
export { recordStore } from './record-store.ts';
export type { NewRecord, RecordPatch, RecordRow, RecordTable, Stamped } from './record-types.ts';
export { removeUnlessUsed } from './removal.ts';
export {
  changesNothing,
  deleteRow,
  insertRows,
  lockRow,
  lockRows,
  type Seen,
  type TableRows,
  updateRow,
} from './table-row.ts';
