/**
 * Spreadsheets as somebody who gets one sees them: opened by LibreOffice where it is installed, by a reader library otherwise.
 *
 * Out: the first sheet's cells as text, row by row, as the program shows them; `centavos` reads a column of amounts. A file
 * that does not open fails the journey with its name.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';

const run = promisify(execFile);
/** Semicolons, quotes, UTF-8, from row 1. */
const TO_CSV = 'csv:Text - txt - csv (StarCalc):59,34,76,1';

export type Sheet = string[][];

/** `books`: contents by name. */
export async function openSpreadsheets(books: ReadonlyMap<string, Buffer>): Promise<Map<string, Sheet>> {
  const office = await libreOffice();
  return office ? openWithLibreOffice(office, books) : openWithReader(books);
}

async function libreOffice(): Promise<string | undefined> {
  for (const name of ['soffice', 'libreoffice', 'localc']) {
    const found = await run('which', [name]).catch(() => undefined);
    if (found) return name;
  }
  return undefined;
}

async function openWithReader(books: ReadonlyMap<string, Buffer>): Promise<Map<string, Sheet>> {
  const sheets = new Map<string, Sheet>();
  for (const [name, content] of books) {
    const { sheets: all } = await readXlsx(new Uint8Array(content));
    sheets.set(
      name,
      (all[0]?.rows ?? []).map((row) => row.map(textOf)),
    );
  }
  return sheets;
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

/** One start of the program for all of them: it takes seconds. */
async function openWithLibreOffice(office: string, books: ReadonlyMap<string, Buffer>): Promise<Map<string, Sheet>> {
  const folder = await mkdtemp(join(tmpdir(), 'sede-planilhas-'));
  try {
    const files: [name: string, file: string][] = [...books.keys()].map((name, index) => [
      name,
      join(folder, `${index}`),
    ]);
    for (const [name, file] of files) await writeFile(`${file}.xlsx`, books.get(name) ?? '');
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const inputs = files.map(([, file]) => `${file}.xlsx`);
    await run(office, [profile, '--headless', '--convert-to', TO_CSV, '--outdir', folder, ...inputs], {
      env: { PATH: process.env.PATH, HOME: folder },
      timeout: 60_000,
    });
    const sheets = new Map<string, Sheet>();
    for (const [name, file] of files) {
      const text = await readFile(`${file}.csv`, 'utf8').catch(() => {
        throw new Error(`LibreOffice does not open ${name}`);
      });
      sheets.set(name, parseCsv(text));
    }
    return sheets;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Semicolons between cells; a cell in quotes may hold anything, a quote twice. */
function parseCsv(text: string): Sheet {
  const sheet: Sheet = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ';') continue;
    if (row.length > 1 || row[0] !== '') sheet.push(row);
    row = [];
  }
  return sheet;
}

/** A column's amounts in centavos: a point before the cents, perhaps commas between the thousands. */
export function centavos(sheet: Sheet, title: string): number[] {
  const head = sheet.findIndex((row) => row.includes(title));
  if (head < 0) throw new Error(`no column ${title}`);
  const at = sheet[head]?.indexOf(title) ?? -1;
  return sheet
    .slice(head + 1)
    .map((row) => row[at] ?? '')
    .filter((cell) => cell !== '')
    .map((cell) => Math.round(Number(cell.replaceAll(',', '')) * 100));
}

/**
 * Every spreadsheet that somebody may have, by the address of its export: the .xlsx opened, the .csv with as many lines.
 * `queries`: what an export is asked for beside its format; one that needs something fails the journey until it stands there.
 */
export async function exportEverything(
  page: Page,
  queries: Record<string, Record<string, string>>,
): Promise<Map<string, Sheet>> {
  const { paths } = await (await page.request.get('/api/openapi.json')).json();
  const books = new Map<string, Buffer>();
  const lines = new Map<string, number>();
  for (const place of Object.keys(paths).filter((one) => one.endsWith('/exportar'))) {
    const path = `/api${place}`;
    const get = (formato: string) => page.request.get(path, { params: { formato, ...queries[path] } });
    const book = await get('xlsx');
    if (book.status() === 403) continue;
    expect(book.status(), `${path}: ${book.headers()['content-type']}`).toBe(200);
    books.set(path, await book.body());
    const text = await (await get('csv')).text();
    expect(text.charCodeAt(0), path).toBe(0xfeff);
    lines.set(path, parseCsv(text.slice(1)).length);
  }
  const sheets = await openSpreadsheets(books);
  for (const [path, sheet] of sheets) {
    expect(sheet.length, path).toBe(lines.get(path));
    const broken = sheet.flat().filter((cell) => /^(#[A-Z/0!?]+|Err:\d+)$/.test(cell));
    expect(broken, path).toEqual([]);
  }
  return sheets;
}
