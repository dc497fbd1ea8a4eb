/** The reads that every record has, built from one description. */
export { type RecordReads, recordReads } from './record-reads.ts';
