/**
 * The finance month: from day 21 of the month before to day 20 of the month that names it.
 *
 * 'YYYY-MM' names a month; ranges are calendar dates, both ends inside. The two days are a setting of the installation
 * (`PERIODO_PADRAO` unless told): the second is the day before the first, so every date has exactly one month. The days
 * after 20/12/2100 make a last, short month, January 2101; a range never leaves the calendar's years, 1900 to 2100, so that
 * one record at their edge breaks no figure. Source: spec 1 §9; decisions §3, §7; invariants A9.
 */

import {
  type CalendarDate,
  clampDate,
  type DateRange,
  formatMes,
  isCalendarDate,
  LAST_DATE,
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

/** '2026-11', 2 → '2027-01'. `months` may be negative. */
export function addFinanceMonths(month: FinanceMonth, months: number): FinanceMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
}

/** The month of the last days of the calendar. */
const LAST_MONTH = addFinanceMonths(LAST_DATE.slice(0, 7), 1);

/** Whether the value is 'YYYY-MM' of the calendar's years. */
export const isFinanceMonth = (value: unknown): value is FinanceMonth =>
  typeof value === 'string' &&
  (value === LAST_MONTH || (/^[0-9]{4}-[0-9]{2}$/.test(value) && isCalendarDate(`${value}-01`)));

/** The month that a date belongs to: '2026-11-21' → '2026-12' with the usual days. */
export function financeMonthOf(date: CalendarDate, days: PeriodDays = PERIODO_PADRAO): FinanceMonth {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date');
  const { inicio } = checked(days);
  const month = date.slice(0, 7);
  return inicio > 1 && Number(date.slice(8)) >= inicio ? addFinanceMonths(month, 1) : month;
}

/** First and last day of a month, both inside. */
export function rangeOfFinanceMonth(month: FinanceMonth, days: PeriodDays = PERIODO_PADRAO): DateRange {
  const { inicio, fim } = checked(days);
  if (inicio === 1) return monthRange(month);
  const first = `${addFinanceMonths(month, -1)}-${two(inicio)}`;
  return { inicio: clampDate(first), fim: clampDate(`${month}-${two(fim)}`) };
}

/** The range that finance screens open at. */
export const currentFinanceRange = (today: CalendarDate, days: PeriodDays = PERIODO_PADRAO): DateRange =>
  rangeOfFinanceMonth(financeMonthOf(today, days), days);

/** '2026-11' → 'novembro/2026'. */
export const labelOfFinanceMonth = (month: FinanceMonth): string => formatMes(month);
