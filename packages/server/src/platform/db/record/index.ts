/** Writes of business tables. */
export { setDesabilitado } from './enabling.ts';
export {
  type NewRecord,
  type RecordPatch,
  type RecordRow,
  type RecordStore,
  type RecordTable,
  recordStore,
  type Seen,
} from './record-store.ts';
export { removeUnlessUsed } from './removal.ts';
