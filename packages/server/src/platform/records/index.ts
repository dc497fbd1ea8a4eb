/** Records, described once: every read, lock and change of one goes through its description. */
export { todos, type Visivel } from '../api/index.ts';
export { defineRecord } from './define-record.ts';
export type { Conditions, Present, RowOf } from './description.ts';
export { setDesabilitado } from './enabling.ts';
export { namedRows } from './named-rows.ts';
export { changedOnly, refuseCampos, withinCalendar } from './record-checks.ts';
export { listHandlers, readHandlers, readingOf, recordHandlers } from './record-handlers.ts';
export type { RecordKit } from './record-kit.ts';
export { type Reference, references, textoDesabilitado } from './references.ts';
export { removeUnlessUsed } from './removal.ts';
export type { RecordQuery } from './row-queries.ts';
