/**
 * Pages of our own: titles, text, tables and a portrait, set on A4 sheets one below the other.
 *
 * In: blocks in their order, the line at the head and foot of every sheet. Out: for each sheet its drawing operators, and
 * on which sheet (from 0) each block with an `anchor` begins.
 * A table repeats its heading on every sheet; a cell that does not fit into its lines ends in '…'. A cell may be the
 * number of a page that follows these sheets, which is known only once all of them are set. Unit: points.
 */
import { BOLD, type FontKey, fitted, REGULAR, showText, widthOf, wrapped } from './pdf-text.ts';

export interface PdfColumn {
  title: string;
  /** A share of the width: 1 beside 3 is a quarter. */
  share: number;
  right?: boolean;
}
/** `after`: a page behind these sheets, 0 the first. */
export type PdfCell = string | { after: number };
export type PdfBlock = { anchor?: string } & (
  | { kind: 'title' | 'section' | 'text' | 'faint'; text: string }
  | {
      /** A title with lines below it, at the right of a square picture where there is one. */
      kind: 'portrait';
      title: string;
      lines: readonly string[];
      jpeg: Uint8Array | null;
    }
  | {
      kind: 'table';
      columns: readonly PdfColumn[];
      rows: readonly (readonly PdfCell[])[];
      /** How many lines a cell may take; one unless told. */
      lines?: number;
      /** Sums: bold, under a line. */
      totals?: readonly (readonly string[])[];
    }
);
export interface PdfSheets {
  head: string;
  foot: string;
  /** Whether the sheets stand first and carry their numbers; a note between other people's pages has none. */
  numbered: boolean;
  blocks: readonly PdfBlock[];
}
/** A page as it is drawn; points. */
export interface DrawnPage {
  width: number;
  height: number;
  operators: string;
}
export interface LaidOut {
  sheets: string[];
  anchors: Record<string, number>;
  /** JPEGs by the names that the operators show them by. */
  pictures: Map<string, Uint8Array>;
}

export const A4 = { width: 595, height: 842 } as const;
const SIDE = 40;
const TOP = 800;
const BOTTOM = 52;
const WIDTH = A4.width - 2 * SIDE;
const CELL = { size: 7.5, row: 13, line: 9, gap: 5 };
/** Of a portrait: its side, and the room to its right. */
const PORTRAIT = { side: 96, gap: 16 };
const STYLES = {
  title: { font: BOLD, size: 17, line: 23, before: 6 },
  section: { font: BOLD, size: 11.5, line: 17, before: 12 },
  text: { font: REGULAR, size: 9, line: 13, before: 0 },
  faint: { font: REGULAR, size: 8, line: 12, before: 0 },
} as const satisfies Record<string, { font: FontKey; size: number; line: number; before: number }>;
const INK = '0.13 0.15 0.2 rg\n';
const FAINT = '0.42 0.45 0.5 rg\n';
const RULE = '0.8 0.82 0.86 RG 0.5 w\n';

const at = (x: number, y: number) => `1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
const rule = (y: number) => `${RULE}${SIDE} ${y.toFixed(1)} m ${SIDE + WIDTH} ${y.toFixed(1)} l S\n`;

interface Place {
  sheet: number;
  x: number;
  y: number;
  width: number;
  font: FontKey;
  right: boolean;
}

/** At most so many lines; the last one tells by '…' that there is more. */
function clamped(lines: string[], whole: string, font: FontKey, width: number, most: number): string[] {
  if (lines.length <= most) return lines;
  if (most === 1) return [fitted(whole, font, CELL.size, width)];
  const kept = lines.slice(0, most - 1);
  return [...kept, fitted(lines.slice(most - 1).join(' '), font, CELL.size, width)];
}

class Setter {
  readonly sheets: string[] = [];
  readonly anchors: Record<string, number> = {};
  readonly pictures = new Map<string, Uint8Array>();
  private y = 0;
  private readonly job: PdfSheets;
  /** What waits for the number of sheets. */
  private readonly later: (() => void)[] = [];

  constructor(job: PdfSheets) {
    this.job = job;
    this.turn();
  }

  private draw(operators: string): void {
    this.sheets[this.sheets.length - 1] += operators;
  }

  /** The next sheet, with its head and foot. */
  private turn(): void {
    const { head, foot, numbered } = this.job;
    const number = numbered ? `Página ${this.sheets.length + 1}` : '';
    const size = STYLES.faint.size;
    this.sheets.push(
      `${FAINT}${showText(fitted(head, REGULAR, size, WIDTH), REGULAR, size, at(SIDE, A4.height - 30))}` +
        showText(fitted(foot, REGULAR, size, WIDTH - 80), REGULAR, size, at(SIDE, 28)) +
        showText(number, REGULAR, size, at(SIDE + WIDTH - widthOf(number, REGULAR, size), 28)) +
        INK,
    );
    this.y = TOP;
  }

  /** Room for so many points, on this sheet or the next. */
  private need(height: number): boolean {
    if (this.y - height >= BOTTOM) return false;
    this.turn();
    return true;
  }

  set(block: PdfBlock): void {
    if (block.kind === 'table') this.table(block);
    else if (block.kind === 'portrait') this.portrait(block);
    else this.text(block);
  }

  private text(block: Extract<PdfBlock, { text: string }>): void {
    const { font, size, line, before } = STYLES[block.kind];
    // A heading does not stay behind alone at the foot.
    this.need(before + line + (block.kind === 'section' ? 3 * CELL.row : 0));
    this.note(block.anchor);
    this.y -= before;
    for (const text of wrapped(block.text, font, size, WIDTH)) {
      this.need(line);
      this.y -= line;
      this.draw(
        `${block.kind === 'faint' ? FAINT : ''}${showText(text, font, size, at(SIDE, this.y))}${block.kind === 'faint' ? INK : ''}`,
      );
    }
  }

  /** Lines beyond the picture's foot push what follows down; the picture itself is never parted from them. */
  private portrait({ title, lines, jpeg, anchor }: Extract<PdfBlock, { kind: 'portrait' }>): void {
    const shift = jpeg === null ? 0 : PORTRAIT.side + PORTRAIT.gap;
    const width = WIDTH - shift;
    const set = (text: string, { font, size, line }: (typeof STYLES)[keyof typeof STYLES]) =>
      wrapped(text, font, size, width).map((one) => ({ one, font, size, line }));
    const texts = [...set(title, STYLES.title), ...lines.flatMap((text) => set(text, STYLES.text))];
    const tall = texts.reduce((sum, { line }) => sum + line, 0);
    const height = Math.max(tall, jpeg === null ? 0 : PORTRAIT.side);
    this.need(height);
    this.note(anchor);
    if (jpeg !== null) {
      const name = `SedeI${this.pictures.size + 1}`;
      this.pictures.set(name, jpeg);
      const { side } = PORTRAIT;
      this.draw(`q ${side} 0 0 ${side} ${SIDE} ${(this.y - side).toFixed(1)} cm /${name} Do Q\n`);
    }
    let y = this.y;
    for (const { one, font, size, line } of texts) {
      y -= line;
      this.draw(showText(one, font, size, at(SIDE + shift, y)));
    }
    this.y -= height;
  }

  private note(anchor: string | undefined): void {
    if (anchor !== undefined) this.anchors[anchor] = this.sheets.length - 1;
  }

  /** One cell's lines from here down; a number that is not known yet is one line. */
  private cell(lines: readonly string[], place: Place): void {
    const { x, width, font, right } = place;
    for (const [index, text] of lines.entries()) {
      const shift = right ? width - CELL.gap - widthOf(text, font, CELL.size) : 0;
      if (text !== '') {
        this.sheets[place.sheet] += showText(text, font, CELL.size, at(x + shift, place.y - index * CELL.line));
      }
    }
  }

  finish(): LaidOut {
    for (const show of this.later) show();
    return { sheets: this.sheets, anchors: this.anchors, pictures: this.pictures };
  }

  private table({ columns, rows, totals = [], lines = 1, anchor }: Extract<PdfBlock, { kind: 'table' }>): void {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (share / shares) * WIDTH);
    /** The lines of each cell, and how many rows' height they take. */
    const measured = (cells: readonly PdfCell[], font: FontKey) => {
      const texts = columns.map((_, index) => {
        const cell = cells[index] ?? '';
        const width = (widths[index] as number) - CELL.gap;
        return typeof cell === 'string'
          ? clamped(wrapped(cell, font, CELL.size, width), cell, font, width, lines)
          : cell;
      });
      const most = Math.max(1, ...texts.map((one) => (Array.isArray(one) ? one.length : 1)));
      return { texts, font, height: CELL.row + (most - 1) * CELL.line };
    };
    const draw = ({ texts, font, height }: ReturnType<typeof measured>) => {
      const y = this.y - CELL.row;
      let x = SIDE;
      for (const [index, column] of columns.entries()) {
        const width = widths[index] as number;
        const place = { x, y, width, font, right: column.right ?? false, sheet: this.sheets.length - 1 };
        const text = texts[index] as string[] | { after: number };
        if (Array.isArray(text)) this.cell(text, place);
        else this.later.push(() => this.cell([String(this.sheets.length + text.after + 1)], place));
        x += width;
      }
      this.y -= height;
    };
    const underline = () => {
      this.y -= 4;
      this.draw(rule(this.y));
      this.y += 1;
    };
    const titles = measured(
      columns.map(({ title }) => title),
      BOLD,
    );
    const heading = () => {
      draw(titles);
      underline();
    };
    this.need(titles.height + 2 * CELL.row);
    this.note(anchor);
    heading();
    for (const cells of rows) {
      const row = measured(cells, REGULAR);
      if (this.need(row.height)) heading();
      draw(row);
    }
    for (const [index, cells] of totals.entries()) {
      const row = measured(cells, BOLD);
      if (this.need(row.height + 4)) heading();
      if (index === 0) underline();
      draw(row);
    }
    this.y -= 6;
  }
}

export function layOut(job: PdfSheets): LaidOut {
  const setter = new Setter(job);
  for (const block of job.blocks) setter.set(block);
  return setter.finish();
}
