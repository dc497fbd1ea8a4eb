/**
 * The CSV choice of an export, as Brazilian spreadsheets read it: UTF-8 with BOM, ';', CRLF.
 *
 * In: columns and batches of rows. Out: a Readable of bytes with back-pressure.
 * Amounts '1234,56', dates dd/MM/yyyy, instants dd/MM/yyyy HH:mm in São Paulo, booleans Sim/Não.
 * Text that a spreadsheet could take for a formula (it begins with = + - @, tab or a line end) gets a leading apostrophe.
 * Source: spec 1 §9 (semicolon), decisions §6.
 */
import { Readable } from 'node:stream';
import { CHUNK, ChunkBuffer } from './chunk-buffer.ts';
import type { ExportCellType, ExportColumn, RowBatches } from './export-column.ts';
import { saoPauloWallTime } from './wall-time.ts';
import { decimalOf } from './xlsx-cells.ts';

/** Full-width forms too: some spreadsheets normalise them. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point, some readers end the file at a NUL
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvText(value: string): string {
  const text = value.replace(CONTROLS, '').toWellFormed();
  return quoted(FORMULA.test(text) ? `'${text}` : text);
}

function csvDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new RangeError('export: not a calendar date');
  return `${match[3]}/${match[2]}/${match[1]}`;
}

function csvInstant(instant: string | Date): string {
  const wall = new Date(saoPauloWallTime(instant)).toISOString();
  return `${csvDate(wall.slice(0, 10))} ${wall.slice(11, 16)}`;
}

/** `value` has the type that `ExportColumn` demands for `tipo`. */
function csvCell(tipo: ExportCellType, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (tipo) {
    case 'texto':
      return csvText(String(value));
    case 'simNao':
      return value === true ? 'Sim' : 'Não';
    case 'inteiro':
      if (!Number.isSafeInteger(value)) throw new RangeError('export: not an integer');
      return String(value);
    case 'dinheiro':
      return decimalOf(value as number, ',');
    case 'data':
      return csvDate(value as string);
    case 'instante':
      return csvInstant(value as string | Date);
  }
}

async function* csvLines<T>(columns: readonly ExportColumn<T>[], batches: RowBatches<T>): AsyncGenerator<Buffer> {
  const out = new ChunkBuffer();
  out.add(`\ufeff${columns.map((column) => csvText(column.titulo)).join(';')}\r\n`);
  for await (const batch of batches) {
    for (const row of batch) {
      const full = out.add(`${columns.map((column) => csvCell(column.tipo, column.valor(row))).join(';')}\r\n`);
      if (full) yield full;
    }
  }
  const rest = out.take();
  if (rest) yield rest;
}

export function csvStream<T>(columns: readonly ExportColumn<T>[], batches: RowBatches<T>): Readable {
  if (columns.length === 0) throw new RangeError('export: no columns');
  return Readable.from(csvLines(columns, batches), { objectMode: false, highWaterMark: CHUNK });
}
