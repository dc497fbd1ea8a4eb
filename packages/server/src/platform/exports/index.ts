/** What modules use of the exports: column declarations, the stream and the cursor that feeds it. */

export type {
  ExportColumn,
  ExportFormat,
} from './export-column.ts';
export { gatePerPool } from './export-gate.ts';
export { exportReply, throughGate } from './export-reply.ts';
export { exportStream } from './export-stream.ts';
export { fieldColumns } from './field-columns.ts';

export { type ZipEntry, zipStream } from './zip-stream.ts';
