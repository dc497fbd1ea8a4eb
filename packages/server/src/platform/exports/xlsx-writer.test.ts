import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { ExportColumn } from './export-column.ts';
import { exportStream } from './export-stream.ts';
import { rawCells, unzip } from './unzip-for-tests.ts';
import { cellText } from './xlsx-cells.ts';
import { columnLetters, sheetName } from './xlsx-writer.ts';

type Row = {
  nome: string | null;
  parcelas: number | null;
  valor: number | null;
  vencimento: string | null;
  criado: string | null;
  pago: boolean | null;
};

const columns: ExportColumn<Row>[] = [
  { titulo: 'Beneficiário', tipo: 'texto', largura: 42, valor: (row) => row.nome },
  { titulo: 'Parcelas', tipo: 'inteiro', valor: (row) => row.parcelas },
  { titulo: 'Valor', tipo: 'dinheiro', valor: (row) => row.valor },
  { titulo: 'Vencimento', tipo: 'data', valor: (row) => row.vencimento },
  { titulo: 'Criado em', tipo: 'instante', valor: (row) => row.criado },
  { titulo: 'Paga', tipo: 'simNao', valor: (row) => row.pago },
];

const buildRow = (overrides: Partial<Row> = {}): Row => ({
  nome: 'Gráfica São João & Filhos',
  parcelas: 12,
  valor: 123456,
  vencimento: '2026-11-20',
  criado: '2026-11-20T02:30:59.900Z',
  pago: true,
  ...overrides,
});

async function* batches(...rows: Row[][]): AsyncGenerator<Row[]> {
  yield* rows;
}

const write = (rows: Row[], title?: string): Promise<Buffer> =>
  buffer(exportStream('xlsx', columns, batches(rows), title));

async function cellsOf(rows: Row[]) {
  return rawCells(unzip(await write(rows)).get('xl/worksheets/sheet1.xml') ?? '');
}

describe('the .xlsx of an export', () => {
  it('is read back by another library with numbers as numbers and dates as dates', async () => {
    const workbook = await readXlsx(await write([buildRow(), buildRow({ nome: null, valor: -5 })], 'Despesas'));
    const sheet = workbook.sheets[0];
    expect(sheet?.name).toBe('Despesas');
    expect(sheet?.rows[0]).toEqual(columns.map((column) => column.titulo));
    const [nome, parcelas, valor, vencimento, criado, paga] = sheet?.rows[1] ?? [];
    expect([nome, parcelas, valor, paga]).toEqual(['Gráfica São João & Filhos', 12, 1234.56, 'Sim']);
    expect((vencimento as Date).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect((criado as Date).toISOString().slice(0, 19)).toBe('2026-11-19T23:30:59');
    expect(sheet?.rows[2]?.[0] ?? null).toBeNull();
    expect(sheet?.rows[2]?.[2]).toBe(-0.05);
  });

  it('has a bold frozen header, widths and a filter over all rows', async () => {
    const entries = unzip(await write([buildRow(), buildRow(), buildRow()]));
    const sheet = entries.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<autoFilter ref="A1:F4"/>');
    expect(sheet).toContain('ySplit="1"');
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('<col min="1" max="1" width="42" customWidth="1"/>');
    expect(rawCells(sheet).get('A1')?.style).toBe('1');
    expect(entries.get('xl/styles.xml')).toContain('<b/>');
    expect(entries.get('xl/workbook.xml')).toContain("'Dados'!$A$1:$F$4");
  });

  it('gives each type its own format', async () => {
    const cells = await cellsOf([buildRow({ parcelas: 0, valor: 999_999_999_999_999 })]);
    expect(cells.get('A2')).toMatchObject({ type: 'inlineStr', style: '2' });
    expect(cells.get('B2')).toMatchObject({ type: 'n', style: '3', value: '0' });
    expect(cells.get('C2')).toMatchObject({ type: 'n', style: '4', value: '9999999999999.99' });
    expect(cells.get('D2')).toMatchObject({ type: 'n', style: '5', value: '46346' });
    expect(cells.get('E2')).toMatchObject({ type: 'n', style: '6' });
  });

  it('keeps text that looks like a formula or a number as the text that it is', async () => {
    const tricky = ["=cmd|'/C calc'!A0", '+1', '-1', '@SUM(A1)', '000123', '_x0041_', ' a ', '<b>&"'];
    const sheet = (await readXlsx(await write(tricky.map((nome) => buildRow({ nome }))))).sheets[0];
    const cells = await cellsOf(tricky.map((nome) => buildRow({ nome })));
    for (const [index, nome] of tricky.entries()) {
      expect(cells.get(`A${index + 2}`)?.type).toBe('inlineStr');
      if (nome !== '_x0041_') expect(sheet?.rows[index + 1]?.[0]).toBe(nome);
    }
    expect(cells.get('A7')?.value).toBe('_x005F_x0041_');
    expect(cells.get('A9')?.value).toBe('&lt;b&gt;&amp;&quot;');
  });

  it('removes what XML cannot carry and cuts at 32,767 characters, saying so with an ellipsis', () => {
    expect(cellText('a\u0000b\u001fc\ud800d\uffff')).toBe('abc\ufffdd');
    expect(cellText('linha\r\noutra')).toBe('linha\noutra');
    expect(cellText('x'.repeat(32_767))).toBe('x'.repeat(32_767));
    const cut = cellText('x'.repeat(32_765) + '😀'.repeat(5));
    expect(cut).toBe(`${'x'.repeat(32_765)}…`);
    expect(cellText('y'.repeat(40_000))).toHaveLength(32_767);
  });

  it('follows the daylight saving time of the old years', async () => {
    const cells = await cellsOf([
      buildRow({ criado: '2018-12-01T02:00:00Z' }),
      buildRow({ criado: '2018-07-01T03:00:00Z' }),
    ]);
    expect(cells.get('E2')?.value).toBe('43435.00000000');
    expect(cells.get('E3')?.value).toBe('43282.00000000');
  });

  it('writes a date before March 1900 as text, because Excel miscounts there', async () => {
    expect((await cellsOf([buildRow({ vencimento: '1899-12-31' })])).get('D2')).toMatchObject({
      type: 'inlineStr',
      value: '31/12/1899',
    });
  });

  it('breaks the stream instead of finishing a file after a failure of the source', async () => {
    async function* failing(): AsyncGenerator<Row[]> {
      yield [buildRow()];
      throw new Error('banco fora do ar');
    }
    await expect(buffer(exportStream('xlsx', columns, failing()))).rejects.toThrow('banco fora do ar');
    await expect(write([buildRow({ valor: 0.5 })])).rejects.toThrow('safe integer');
  });

  it('asks the source for more only while somebody reads, and tells it when the reader leaves', async () => {
    let asked = 0;
    let closed = false;
    async function* endless(): AsyncGenerator<Row[]> {
      try {
        while (true) {
          asked += 1;
          yield Array.from({ length: 500 }, (_, index) => buildRow({ nome: `${asked}-${index}-${Math.random()}` }));
        }
      } finally {
        closed = true;
      }
    }
    const stream = exportStream('xlsx', columns, endless());
    stream.read(0);
    // Nobody reads, so the writer stops by itself (later on a slow machine).
    let before = -1;
    await expect
      .poll(
        () => {
          const rested = asked === before;
          before = asked;
          return rested;
        },
        { interval: 300, timeout: 25_000 },
      )
      .toBe(true);
    expect(asked).toBeLessThan(60);
    stream.destroy();
    await expect.poll(() => closed, { timeout: 20_000 }).toBe(true);
  });

  it('opens in LibreOffice where it is installed', async ({ annotate }) => {
    let soffice: string;
    try {
      soffice = execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim();
    } catch {
      await annotate('LibreOffice is not installed here: not tried');
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'sede-xlsx-'));
    writeFileSync(join(folder, 'a.xlsx'), await write([buildRow({ nome: '=1+1' })]));
    execFileSync(soffice, [
      `-env:UserInstallation=file://${folder}/p`,
      '--headless',
      '--convert-to',
      // Its own format as one file of XML: what a cell is, whatever language and options this LibreOffice has.
      'fods',
      '--outdir',
      folder,
      join(folder, 'a.xlsx'),
    ]);
    const cells = [
      ...readFileSync(join(folder, 'a.fods'), 'utf8').matchAll(
        /<table:table-cell\b([^>]*office:value-type="(\w+)"[^>]*)>/g,
      ),
    ];
    const typed = cells.map(([, attributes = '', type]) => [
      type,
      /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1],
    ]);
    expect(typed).toContainEqual(['float', '1234.56']);
    expect(typed).toContainEqual(['date', '2026-11-20']);
    // A text that looks like a formula stays a text.
    expect(cells.some(([cell]) => cell.includes('table:formula'))).toBe(false);
    expect(readFileSync(join(folder, 'a.fods'), 'utf8')).toContain('<text:p>=1+1</text:p>');
  }, 90_000);

  it('names columns beyond Z and cleans the sheet name', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
    expect(sheetName("a/b[c]:'*?")).toBe('a b c');
    expect(sheetName('///')).toBe('Dados');
  });
});
