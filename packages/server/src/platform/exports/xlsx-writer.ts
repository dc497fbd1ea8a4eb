/**
 * A whole .xlsx as a stream: one sheet, bold and frozen header row, widths, filter, typed cells.
 *
 * In: columns and batches of rows. Out: a Readable of bytes that asks for the next batch only when the reader wants more.
 * Limits: Excel's 1,048,576 rows (header included); one more is an error, never a silent cut.
 * Why our own: no library does streaming, header style and filter at once (see the dependency notes).
 */
import { Readable } from 'node:stream';
import { CHUNK, ChunkBuffer } from './chunk-buffer.ts';
import type { ExportCellType, ExportColumn, RowBatches } from './export-column.ts';
import { cellXml, escapeXml, HEADER_STYLE, stylesXml, textCell } from './xlsx-cells.ts';
import { zipStream } from './zip-stream.ts';

const XLSX_MAX_ROWS = 1_048_575;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const widths: Record<ExportCellType, number> = {
  texto: 30,
  inteiro: 12,
  dinheiro: 16,
  data: 12,
  instante: 18,
  simNao: 10,
};

/** 0 → 'A', 26 → 'AA'. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Excel forbids these in a sheet's name, and more than 31 characters. */
export function sheetName(title: string): string {
  return (
    title
      .replace(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim() || 'Dados'
  );
}

type Progress = { rows: number };

async function* sheetXml<T>(
  columns: readonly ExportColumn<T>[],
  batches: RowBatches<T>,
  progress: Progress,
): AsyncGenerator<string | Buffer> {
  const letters = columns.map((_, index) => columnLetters(index));
  const last = letters[letters.length - 1] ?? 'A';
  const cols = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${column.largura ?? Math.max(widths[column.tipo], column.titulo.length + 4)}" customWidth="1"/>`,
  );
  const header = columns.map((column, index) => textCell(`${letters[index]}1`, HEADER_STYLE, column.titulo));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${header.join('')}</row>`;
  const out = new ChunkBuffer();
  for await (const batch of batches) {
    for (const row of batch) {
      progress.rows += 1;
      if (progress.rows > XLSX_MAX_ROWS) throw new RangeError('export: more rows than an .xlsx sheet holds');
      const line = progress.rows + 1;
      let cells = `<row r="${line}">`;
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index];
        if (column) cells += cellXml(`${letters[index]}${line}`, column.tipo, column.valor(row));
      }
      const full = out.add(`${cells}</row>`);
      if (full) yield full;
    }
  }
  const rest = out.take();
  if (rest) yield rest;
  yield `</sheetData><autoFilter ref="A1:${last}${progress.rows + 1}"/></worksheet>`;
}

/** Written after the sheet, because the filter's name states the last row. */
function workbookXml(name: string, lastColumn: string, progress: Progress): string {
  const range = `'${escapeXml(name)}'!$A$1:$${lastColumn}$${progress.rows + 1}`;
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${range}</definedName></definedNames></workbook>`;
}

const contentTypesXml = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;
const rootRels = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRels = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/styles" Target="styles.xml"/></Relationships>`;

/** Errors end the stream: more rows than a sheet takes, or what `batches` throws. */
export function xlsxStream<T>(columns: readonly ExportColumn<T>[], batches: RowBatches<T>, title = 'Dados'): Readable {
  if (columns.length === 0) throw new RangeError('export: no columns');
  const progress: Progress = { rows: 0 };
  const name = sheetName(title);
  const lastColumn = columnLetters(columns.length - 1);
  function* workbook(): Generator<string> {
    yield workbookXml(name, lastColumn, progress);
  }
  const entries = [
    { name: '[Content_Types].xml', content: [contentTypesXml] },
    { name: '_rels/.rels', content: [rootRels] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRels] },
    { name: 'xl/styles.xml', content: [stylesXml] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, batches, progress) },
    { name: 'xl/workbook.xml', content: workbook() },
  ];
  return Readable.from(zipStream(entries), { objectMode: false, highWaterMark: CHUNK });
}
