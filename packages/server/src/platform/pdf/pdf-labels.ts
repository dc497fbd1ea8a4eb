/**
 * Labels on pages of any size: a QR code at the left, three texts beside it.
 *
 * In: the pages with each label's place, in millimetres from the left and top edge; what it says. Out: for each page its drawing operators,
 * in points. The texts stand in the middle of the label's height; what does not fit ends in '…', the name is made smaller first.
 * The code's mask is chosen for the first label and kept: finding the best one costs ten times the code, and addresses differ in their id alone.
 */
import { encode } from 'uqr';
import type { DrawnPage } from './pdf-layout.ts';
import { BOLD, type FontKey, fitted, REGULAR, showText, widthOf, wrapped } from './pdf-text.ts';

export interface PdfLabel {
  /** Millimetres. */
  x: number;
  y: number;
  /** What the code says. */
  qr: string;
  over: string;
  name: string;
  under: string;
}
interface Size {
  width: number;
  height: number;
}
export interface PdfLabels {
  /** Of the file. */
  title: string;
  /** Millimetres. */
  page: Size;
  label: Size;
  pages: readonly (readonly PdfLabel[])[];
}

const POINTS_A_MM = 72 / 25.4;
const pt = (mm: number) => mm * POINTS_A_MM;

/** Millimetres: from the label's edge, and between code and texts. */
const EDGE = 2;
/** Modules of white around the code, beside the label's own edge. */
const QUIET = 2;
/** Of the label's width. */
const MOST_CODE = 0.45;
const SMALL = { size: 6.5, line: 7.8 };
const NAME = { size: 17, least: 7 };

/** Its dark modules as one path of runs; unit: the module, from the lower left corner. */
function codePath(text: string, maskPattern: number): { size: number; mask: number; path: string } {
  const { data, size, maskPattern: mask } = encode(text, { ecc: 'M', border: QUIET, maskPattern });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      runs.push(`${from} ${size - 1 - y} ${x - from + 1} 1 re`);
    }
  }
  return { size, mask, path: runs.join('\n') };
}

interface Line {
  text: string;
  font: FontKey;
  size: number;
  line: number;
}

/** At most so many lines of a small text. */
function small(text: string, width: number, most: number): Line[] {
  if (text === '') return [];
  const lines = wrapped(text, REGULAR, SMALL.size, width);
  const kept =
    lines.length <= most
      ? lines
      : [...lines.slice(0, most - 1), fitted(lines.slice(most - 1).join(' '), REGULAR, SMALL.size, width)];
  return kept.map((one) => ({ ...SMALL, text: one, font: REGULAR }));
}

function named(text: string, width: number): Line {
  const size = Math.max(NAME.least, Math.min(NAME.size, width / Math.max(widthOf(text, BOLD, 1), 0.1)));
  return { text: fitted(text, BOLD, size, width), font: BOLD, size, line: size * 1.15 };
}

function texts(
  { over, name, under }: PdfLabel,
  { x, width, middle }: Record<'x' | 'width' | 'middle', number>,
): string {
  const lines = [...small(over, width, 2), named(name, width), ...small(under, width, 2)];
  let y = middle + lines.reduce((sum, { line }) => sum + line, 0) / 2;
  return lines
    .map(({ text, font, size, line }) => {
      y -= line;
      // The base line stands a fifth of the letters' height over the line's foot.
      return showText(text, font, size, `1 0 0 1 ${x.toFixed(2)} ${(y + size * 0.2).toFixed(2)}`);
    })
    .join('');
}

export function drawLabels({ page, label, pages }: PdfLabels): DrawnPage[] {
  const side = Math.min(label.height - 2 * EDGE, label.width * MOST_CODE);
  let chosen = -1;
  const draw = (one: PdfLabel): string => {
    const { size, mask, path } = codePath(one.qr, chosen);
    chosen = mask;
    const middle = pt(page.height - one.y - label.height / 2);
    const scale = (pt(side) / size).toFixed(5);
    const corner = `${pt(one.x + EDGE).toFixed(3)} ${(middle - pt(side) / 2).toFixed(3)}`;
    const x = pt(one.x + 2 * EDGE + side);
    const width = pt(label.width - 3 * EDGE - side);
    return `q\n${scale} 0 0 ${scale} ${corner} cm\n${path}\nf\nQ\n${texts(one, { x, width, middle })}`;
  };
  return pages.map((labels) => ({
    width: pt(page.width),
    height: pt(page.height),
    operators: `0 g\n${labels.map(draw).join('')}`,
  }));
}
