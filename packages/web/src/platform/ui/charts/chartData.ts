/**
 * What charts draw, and the arithmetic of it. Amounts are centavos; nothing is rounded before it is shown.
 *
 * A slice of zero or less cannot be drawn: it stands in legend and table only. Colours go by place: thirty tokens, as many
 * as the slices of the largest chart (spec 1 §9); `rest` ('Outros') is grey.
 */
import { formatReais } from '@sede/domain/kernel';

export interface Slice {
  /** The value that a click passes on; unique in the chart. */
  id: string;
  label: string;
  value: number;
  /** How many records it is made of. */
  count?: number;
  /** Its own colour; by place unless told. */
  colour?: string | undefined;
  /** The slice of everything else, 'Outros'. */
  rest?: boolean;
}

export interface BarSeries {
  id: string;
  label: string;
  /** CSS colour, a token: 'var(--verde)'. */
  colour: string;
}
export interface BarRow {
  /** '2026-11' */
  id: string;
  /** 'nov/2026' */
  label: string;
  /** Centavos, or how many, by the series' id. */
  values: Readonly<Record<string, number>>;
  /** What is said instead of a value that is not told exactly ('<5'), by the series' id. */
  words?: Readonly<Record<string, string>>;
}
/** What bars measure: amounts in centavos, or how many there are. */
export type BarUnit = 'reais' | 'quantidade';

const plainNumber = (value: number) => value.toLocaleString('pt-BR');
const UNITS: Record<BarUnit, { text: (value: number) => string; axis: (value: number) => string; heading: string }> = {
  reais: { text: formatReais, axis: shortReais, heading: ' (R$)' },
  quantidade: { text: plainNumber, axis: plainNumber, heading: '' },
};
export const barUnit = (unit: BarUnit) => UNITS[unit];
/** A bar's value as it is read out. */
export const barText = ({ values, words }: BarRow, series: string, unit: BarUnit): string =>
  words?.[series] ?? UNITS[unit].text(values[series] ?? 0);

/** How many colours there are: `--chart-1` to `--chart-30`. */
export const COLOURS = 30;

/** CSS colour of a place, from 0; `rest` is 'Outros'. */
export const colourOf = (index: number, rest = false): string =>
  rest ? 'var(--line-strong)' : `var(--chart-${(index % COLOURS) + 1})`;

/** The slices that a ring can show. */
export const drawable = (slices: readonly Slice[]): Slice[] => slices.filter(({ value }) => value > 0);

/** '12,5 %' of what is drawn; '—' for what is not; never '0,0 %' of something, nor '100,0 %' beside others. */
export function shareText(value: number, slices: readonly Slice[]): string {
  const whole = drawable(slices).reduce((sum, slice) => sum + slice.value, 0);
  if (value <= 0 || whole === 0) return '—';
  const share = (value / whole) * 100;
  if (share < 0.1) return '< 0,1 %';
  if (share > 99.9 && value < whole) return '> 99,9 %';
  return `${share.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
}

const STEPS = [
  { from: 1e11, unit: 'bi', by: 1e11 },
  { from: 1e8, unit: 'mi', by: 1e8 },
  { from: 1e5, unit: 'mil', by: 1e5 },
] as const;

/** An axis has room for 'R$ 1,2 mi', not for centavos. In: centavos. */
export function shortReais(centavos: number): string {
  const size = Math.abs(centavos);
  const step = STEPS.find(({ from }) => size >= from);
  const amount = step ? centavos / step.by : centavos / 100;
  const text = amount.toLocaleString('pt-BR', { maximumFractionDigits: step ? 1 : 0 });
  return step ? `${text} ${step.unit}` : text;
}
