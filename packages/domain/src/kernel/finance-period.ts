/**
 * The finance month: from day 21 of the month before to day 20 of the month that names it.
 *
 * 'YYYY-MM' names a month; ranges are calendar dates, both ends inside. The two days are a setting of the installation
 * (`PERIODO_PADRAO` unless told): the second is the day before the first, so every date has exactly one month.
 * Source: spec 1 §9; decisions §3, §7; invariants A9.
 */

import {
  addMonthsAnchored,
  type CalendarDate,
  type DateRange,
  formatMes,
  isCalendarDate,
  monthRange,
} from './calendar.ts';

export type FinanceMonth = string;
export interface PeriodDays {
  inicio: number;
  fim: number;
}

export const PERIODO_PADRAO: PeriodDays = { inicio: 21, fim: 20 };

/** Days that leave neither a gap nor an overlap: 21–20, 11–10, or the civil month, 1–31. */
export function isPeriodDays({ inicio, fim }: PeriodDays): boolean {
  if (inicio === 1) return fim === 31;
  // Past 28 a short month would have no such day.
  return Number.isInteger(inicio) && inicio >= 2 && inicio <= 28 && fim === inicio - 1;
}

function checked(days: PeriodDays): PeriodDays {
  if (!isPeriodDays(days)) throw new RangeError('The finance period must cover every day once');
  return days;
}

const two = (n: number) => String(n).padStart(2, '0');

export const isFinanceMonth = (value: unknown): value is FinanceMonth =>
  typeof value === 'string' && /^[0-9]{4}-[0-9]{2}$/.test(value) && isCalendarDate(`${value}-01`);

export const addFinanceMonths = (month: FinanceMonth, months: number): FinanceMonth =>
  addMonthsAnchored(`${month}-01`, months).slice(0, 7);

export function financeMonthOf(date: CalendarDate, days: PeriodDays = PERIODO_PADRAO): FinanceMonth {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date');
  const { inicio } = checked(days);
  const month = date.slice(0, 7);
  return inicio > 1 && Number(date.slice(8)) >= inicio ? addFinanceMonths(month, 1) : month;
}

export function rangeOfFinanceMonth(month: FinanceMonth, days: PeriodDays = PERIODO_PADRAO): DateRange {
  const { inicio, fim } = checked(days);
  if (inicio === 1) return monthRange(month);
  return { inicio: `${addFinanceMonths(month, -1)}-${two(inicio)}`, fim: `${month}-${two(fim)}` };
}

/** The range that finance screens open at. */
export const currentFinanceRange = (today: CalendarDate, days: PeriodDays = PERIODO_PADRAO): DateRange =>
  rangeOfFinanceMonth(financeMonthOf(today, days), days);

/** '2026-11' → 'novembro/2026'. */
export const labelOfFinanceMonth = (month: FinanceMonth): string => formatMes(month);
