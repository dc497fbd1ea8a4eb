/**
 * The cells of an .xlsx file's first sheet as texts: for lists that people keep in a spreadsheet and send once.
 *
 * A small reader of our own over Node's inflate: no formulas are worked out (their kept results are read), no links followed, no
 * entities but the five of XML and numbers. A part that unpacks beyond 64 MiB, or a sheet beyond `maxRows`, is refused, so that
 * a zip bomb stays one. In: the bytes. Out: rows of texts, short rows as they are; numbers as the file has them (dates are day
 * numbers). Errors: SpreadsheetError. Source: ECMA-376 part 1 §18.3, §18.4; PKWARE APPNOTE 4.3.
 */
import { inflateRawSync } from 'node:zlib';

export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly reason: 'unreadable' | 'too_large';
  constructor(reason: 'unreadable' | 'too_large') {
    super(reason);
    this.reason = reason;
  }
}

const MAX_PART = 64 * 1024 * 1024;
const MAX_COLUMNS = 200;
const END_RECORD = 22;
const ENTRY = 46;

interface Entry {
  method: number;
  packed: Buffer;
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + END_RECORD > bytes.length) throw new SpreadsheetError('unreadable');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new SpreadsheetError('unreadable');
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    entries.set(bytes.toString('utf8', at + ENTRY, at + ENTRY + name), { method: bytes.readUInt16LE(at + 10), packed });
    at += ENTRY + name + extra + comment;
  }
  return entries;
}

function textOf(entry: Entry | undefined): string | null {
  if (!entry) return null;
  if (entry.method === 0) return entry.packed.toString('utf8');
  if (entry.method !== 8) throw new SpreadsheetError('unreadable');
  try {
    return inflateRawSync(entry.packed, { maxOutputLength: MAX_PART }).toString('utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new SpreadsheetError(code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'unreadable');
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** The text of a shared or inline string: its runs joined, without the reading aids of East Asian text. */
const runsOf = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)]
    .map(([, text = '']) => plain(text))
    .join('');

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** 'AB12' → 27; -1 where there is none. */
function columnOf(ref: string | null): number {
  const letters = /^[A-Z]{1,3}/.exec(ref ?? '')?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : -1;
}

/** The first sheet in the workbook's order, by its relation. */
function firstSheet(entries: Map<string, Entry>): string {
  const workbook = textOf(entries.get('xl/workbook.xml')) ?? '';
  const relation = attribute(/<(?:\w+:)?sheet\b[^>]*>/.exec(workbook)?.[0] ?? '', 'r:id');
  const relations = textOf(entries.get('xl/_rels/workbook.xml.rels')) ?? '';
  const tag = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(([one]) => attribute(one, 'Id') === relation);
  const target = (tag && attribute(tag[0], 'Target')) ?? 'worksheets/sheet1.xml';
  const sheet = textOf(entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`));
  if (sheet === null) throw new SpreadsheetError('unreadable');
  return sheet;
}

export function readXlsx(bytes: Buffer, maxRows: number): string[][] {
  try {
    return rowsOf(entriesOf(bytes), maxRows);
  } catch (error) {
    // Offsets that lead out of the file.
    if (error instanceof RangeError) throw new SpreadsheetError('unreadable');
    throw error;
  }
}

function rowsOf(entries: Map<string, Entry>, maxRows: number): string[][] {
  const sheet = firstSheet(entries);
  const shared = [...(textOf(entries.get('xl/sharedStrings.xml')) ?? '').matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(
    ([, xml = '']) => runsOf(xml),
  );
  const rows: string[][] = [];
  for (const [, row = ''] of sheet.matchAll(/<row\b[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    if (rows.length >= maxRows) throw new SpreadsheetError('too_large');
    rows.push(cellsOf(row, shared));
  }
  return rows;
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, tag = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const given = columnOf(attribute(tag, 'r'));
    const column = given < 0 ? cells.length : given;
    if (column >= MAX_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    const type = attribute(tag, 't');
    const value = plain(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '');
    cells[column] = type === 's' ? (shared[Number(value)] ?? '') : type === 'inlineStr' ? runsOf(content) : value;
  }
  return cells;
}
