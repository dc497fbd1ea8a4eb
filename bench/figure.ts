/**
 * One line of the bench's table: what was measured against its aim.
 *
 * `measured` and `aim` are in `unit`; an 'at least' figure is a ratio to the bare handler, an 'at most' figure a time or
 * a size. `spread` is the lowest and highest round. Source: issue 2, "Speed and size".
 */

export type Unit = '×' | 'ms' | 's' | 'MiB' | 'kB' | 'requests' | 'mails';

export interface Figure {
  name: string;
  measured: number;
  unit: Unit;
  aim: number;
  bound: 'at least' | 'at most';
  spread?: [number, number];
  /** What the number is made of: requests per second of both sides, percentiles. */
  detail?: string;
}

/** How far from the aim, as a part of it: positive = better than asked. */
function margin({ measured, aim, bound }: Figure): number {
  return bound === 'at least' ? measured / aim - 1 : 1 - measured / aim;
}

const isMet = (figure: Figure): boolean => margin(figure) >= 0;

function show(value: number, unit: Unit): string {
  const digits = unit === '×' || unit === 's' ? 2 : unit === 'requests' || unit === 'mails' ? 0 : value < 10 ? 1 : 0;
  return unit === '×' ? `${value.toFixed(digits)}×` : `${value.toFixed(digits)} ${unit}`;
}

const HEAD = ['figure', 'measured', 'rounds', 'aim', 'measured ÷ aim', 'verdict', 'made of'];

function row(figure: Figure): string[] {
  const { name, measured, unit, aim, bound, spread, detail } = figure;
  const part = Math.abs(margin(figure)) * 100;
  return [
    name,
    show(measured, unit),
    spread ? `${show(spread[0], unit)}–${show(spread[1], unit)}` : '',
    `${bound === 'at least' ? '≥' : '≤'} ${show(aim, unit)}`,
    (measured / aim).toFixed(2),
    isMet(figure) ? 'ok' : `misses by ${part.toFixed(0)} %`,
    detail ?? '',
  ];
}

/** As Markdown, aligned so that it reads well on a terminal too. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join('\n');
}
