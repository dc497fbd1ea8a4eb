/**
 * One cell of an .xlsx sheet as XML, by the column's type; and the style sheet that the cells refer to.
 *
 * In: the value as `ExportColumn.valor` gives it. Out: a `<c>` element, or '' for an empty cell.
 * Text is always an inline string, never a formula or a number. Rule for long text: Excel takes 32,767 characters in a
 * cell, so a longer one keeps its first 32,766 and ends with '…'. Characters that XML cannot carry are removed.
 * Dates before 1 March 1900 are written as text: Excel's calendar has a 29 February 1900.
 */
import type { ExportCellType } from './export-column.ts';
import { saoPauloWallTime } from './wall-time.ts';

const TEXT_LIMIT = 32_767;
const DAY = 86_400_000;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SAFE_SERIAL = 61;

/** Index into `cellXfs` of `stylesXml`, by type; the header's is 1. */
const styles: Record<ExportCellType, number> = { texto: 2, simNao: 2, inteiro: 3, dinheiro: 4, data: 5, instante: 6 };
export const HEADER_STYLE = 1;

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point, XML 1.0 has no way to write them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const NEEDS_ESCAPE = /[&<>"]|_x[0-9A-Fa-f]{4}_/g;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The fast path of most texts: one test shows that there is nothing to remove, escape or cut (surrogates and '_' take
 * the slow path).
 */
const PLAIN = /^[\t\n !#-%'-;=?-^`-\ud7ff\ue000-\ufffd]*$/;

/** '_x0041_' typed by a person would be read as 'A': its underscore is written in that same notation. */
export function escapeXml(text: string): string {
  return text.replace(NEEDS_ESCAPE, (match) => escapes[match] ?? `_x005F${match}`);
}

/** What the file can hold of a text: no control characters, whole surrogate pairs, one kind of line end, at most 32,767. */
export function cellText(value: string): string {
  const clean = value.replace(/\r\n?/g, '\n').replace(FORBIDDEN, '').toWellFormed();
  return clean.length <= TEXT_LIMIT ? clean : `${clean.slice(0, TEXT_LIMIT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** An inline string; `style` is an index into `cellXfs`. */
export function textCell(ref: string, style: number, value: string): string {
  const text = PLAIN.test(value) && value.length <= TEXT_LIMIT ? value : escapeXml(cellText(value));
  if (text === '') return '';
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function numberCell(ref: string, style: number, digits: string | number): string {
  return `<c r="${ref}" s="${style}"><v>${digits}</v></c>`;
}

/** Integer centavos as decimal digits, without passing through a binary fraction. */
export function decimalOf(centavos: number, separator: '.' | ','): string {
  if (!Number.isSafeInteger(centavos)) throw new RangeError('export: centavos must be a safe integer');
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}${separator}${digits.slice(-2)}`;
}

function dateSerial(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(at)) throw new RangeError('export: not a calendar date');
  return (at - SERIAL_ZERO) / DAY;
}

/** The cell at `ref` ('C7'); `value` has the type that `ExportColumn` demands for `tipo`. */
export function cellXml(ref: string, tipo: ExportCellType, value: unknown): string {
  if (value === null || value === undefined) return '';
  const style = styles[tipo];
  switch (tipo) {
    case 'texto':
      return textCell(ref, style, String(value));
    case 'simNao':
      return textCell(ref, style, value === true ? 'Sim' : 'Não');
    case 'inteiro':
      if (!Number.isSafeInteger(value)) throw new RangeError('export: not an integer');
      return numberCell(ref, style, value as number);
    case 'dinheiro':
      return numberCell(ref, style, decimalOf(value as number, '.'));
    case 'data': {
      const serial = dateSerial(value as string);
      if (serial >= FIRST_SAFE_SERIAL) return numberCell(ref, style, serial);
      return textCell(ref, styles.texto, (value as string).split('-').reverse().join('/'));
    }
    case 'instante': {
      // Cut to the second, so that 23:59:59,999 is never shown as the next day.
      const seconds = Math.floor((saoPauloWallTime(value as string | Date) - SERIAL_ZERO) / 1000);
      return numberCell(ref, style, (seconds / 86_400).toFixed(8));
    }
  }
}

const xf = (numFmt: number, font = 0, extra = ''): string =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}${extra}`;

export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  // In the order of `styles`: default, header, text ('@' is 49), integer (1), money '#,##0.00' (4), date, instant.
  `<cellXfs count="7">${xf(0)}/>${xf(49, 1)}/>${xf(49)}/>${xf(1)}/>${xf(4)}/>${xf(164)}/>${xf(165)}/></cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
