/**
 * A table that somebody sent, .xlsx or text (.csv, .txt), known by its content: rows of texts.
 *
 * Text: UTF-8, else Windows-1252 as Brazilian spreadsheets save it; separated by semicolon, tab or comma, whichever the first line
 * has most of. Errors: SpreadsheetError.
 */
import { parse } from 'csv-parse/sync';
import { readXlsx, SpreadsheetError } from './read-xlsx.ts';

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** Whether the bytes are a zip's, as those of an .xlsx are. */
export const isXlsx = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/** A text as it is, for lists that are no table. Errors: SpreadsheetError for bytes that are none. */
export function readText(bytes: Buffer): string {
  const text = decode(bytes);
  if (text.includes('\0')) throw new SpreadsheetError('unreadable');
  return text;
}

export function readTable(bytes: Buffer, maxRows: number): string[][] {
  if (isXlsx(bytes)) return readXlsx(bytes, maxRows);
  const text = readText(bytes);
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: maxRows + 1,
    });
    if (rows.length > maxRows) throw new SpreadsheetError('too_large');
    return rows;
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('unreadable');
  }
}
