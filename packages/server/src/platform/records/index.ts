/** What every record needs: the reads built from one description, and what its saves ask. */
export { changedOnly, refuseCampos, withinCalendar } from './record-checks.ts';
export { type RecordReads, recordReads } from './record-reads.ts';
export { type Reference, references } from './references.ts';
