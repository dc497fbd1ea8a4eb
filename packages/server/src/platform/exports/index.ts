/** What modules use of the exports: column declarations, the stream and the cursor that feeds it. */
export { type CompiledRead, CURSOR_BATCH, cursorRows } from './cursor-rows.ts';
export {
  type ExportCellType,
  type ExportColumn,
  type ExportFormat,
  exportContentTypes,
  exportFileName,
  type RowBatches,
} from './export-column.ts';
export { gatePerPool } from './export-gate.ts';
export { type ExportRequest, exportReply, throughGate } from './export-reply.ts';
export { exportStream } from './export-stream.ts';
export { fieldColumns } from './field-columns.ts';
export { XLSX_MAX_ROWS } from './xlsx-writer.ts';
export { type ZipEntry, zipStream } from './zip-stream.ts';
