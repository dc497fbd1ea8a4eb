/**
 * Every export is made here: format, columns and rows in, a byte stream out.
 *
 * In: 'xlsx' or 'csv', the column list, batches of rows (see `cursorRows`), a title for the sheet.
 * Out: a Readable; destroying it (the browser left) ends the cursor as well.
 */
import type { Readable } from 'node:stream';
import { csvStream } from './csv-writer.ts';
import type { ExportColumn, ExportFormat, RowBatches } from './export-column.ts';
import { xlsxStream } from './xlsx-writer.ts';

export function exportStream<T>(
  format: ExportFormat,
  columns: readonly ExportColumn<T>[],
  rows: RowBatches<T>,
  title?: string,
): Readable {
  return format === 'xlsx' ? xlsxStream(columns, rows, title) : csvStream(columns, rows);
}
