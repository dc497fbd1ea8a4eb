/** Many records at once: by their ids, or all that a list's filter matches. */
export { type Done, eachRecord } from './each-record.ts';
export { inSavepoint } from './savepoint.ts';
export { readSelection, resolveMany, type SelectionQuery, type Targets } from './selection.ts';
