/**
 * Period filter: a month (finance month, by the days of the setting, or calendar month) or a range of calendar dates, either end open.
 *
 * URL: 'periodo=2026-11' (month), '2026-10-21..2026-11-20' (range), '2026-10-21..' (open). Lists open on the current
 * month unless told otherwise; 'tudo' is then how the URL says 'no period'. Dates are 'YYYY-MM-DD', São Paulo
 * calendar, both ends included. Source: spec 1 §9 (finance period); decisions §7.
 */

import {
  financeMonthOf,
  formatMes,
  formatPeriodo,
  isCalendarDate,
  isFinanceMonth,
  labelOfFinanceMonth,
  monthRange,
  rangeOfFinanceMonth,
} from '@sede/domain/kernel';
import type { Ends, FilterAddress, FilterBase } from './filters.ts';
import { financeDays } from './financeDays.ts';

export type Period = { tipo: 'mes'; mes: string } | { tipo: 'intervalo'; de: string | null; ate: string | null };
/** 'ciclo': from and to the days that the installation has set for its month ('21 to 20'); 'civil': the calendar's. */
export type MonthRule = 'ciclo' | 'civil';

export interface PeriodFilter<I extends Ends | undefined = Ends | undefined> extends FilterBase<Period> {
  readonly kind: 'period';
  readonly inputs: I;
  readonly months: MonthRule;
  /** Whether 'Todo o período' is offered. */
  readonly clearable: boolean;
}

export interface OpenRange {
  de: string | null;
  ate: string | null;
}

/** The month 'YYYY-MM' of a date, by the list's rule (finance or civil). */
export const monthOf = (date: string, rule: MonthRule): string =>
  rule === 'ciclo' ? financeMonthOf(date, financeDays()) : date.slice(0, 7);

/** The dates of a period, both ends included; null is an open end. */
export function rangeOfPeriod(period: Period, rule: MonthRule): OpenRange {
  if (period.tipo === 'intervalo') return { de: period.de, ate: period.ate };
  const range = rule === 'ciclo' ? rangeOfFinanceMonth(period.mes, financeDays()) : monthRange(period.mes);
  return { de: range.inicio, ate: range.fim };
}

/** '21/10/2026 a 20/11/2026', 'desde …', 'até …'. */
export const labelOfRange = ({ de, ate }: OpenRange): string => formatPeriodo({ inicio: de, fim: ate });

/** 'novembro/2026' where the range is a month, else its dates. */
export function labelOfPeriod(period: Period, rule: MonthRule): string {
  if (period.tipo === 'intervalo') return labelOfRange(period);
  return rule === 'ciclo' ? labelOfFinanceMonth(period.mes) : formatMes(period.mes);
}

const dateOrNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

function parsePeriod(raw: string): Period | null {
  const month: unknown = raw;
  if (isFinanceMonth(month)) return { tipo: 'mes', mes: month };
  const parts = raw.split('..');
  if (parts.length !== 2) return null;
  const [de, ate] = [dateOrNull(parts[0]), dateOrNull(parts[1])];
  if ([de, ate].some((date) => date !== null && !isCalendarDate(date))) return null;
  if ((de === null && ate === null) || (de !== null && ate !== null && de > ate)) return null;
  return { tipo: 'intervalo', de, ate };
}

export function periodFilter<const I extends Ends | undefined = undefined>(options: {
  label: string;
  /** Input fields of the first and last day. Default `<key>De`, `<key>Ate`. */
  inputs?: I;
  months: MonthRule;
  /** Default: the current month. null: the list opens on everything. */
  initial?: Period | null;
  clearable?: boolean;
  pinned?: boolean;
  address?: FilterAddress;
}): PeriodFilter<I> {
  const { months } = options;
  return {
    kind: 'period',
    inputs: options.inputs as I, // not given, I is undefined
    label: options.label,
    pinned: options.pinned ?? true,
    ...(options.address && { address: options.address }),
    months,
    clearable: options.clearable ?? true,
    initial: (today) =>
      options.initial === undefined ? { tipo: 'mes', mes: monthOf(today, months) } : options.initial,
    parse: parsePeriod,
    format: (period) => (period.tipo === 'mes' ? period.mes : `${period.de ?? ''}..${period.ate ?? ''}`),
    toInput: (period, key) => {
      const { de, ate } = rangeOfPeriod(period, months);
      const [from, to] = options.inputs ?? [`${key}De`, `${key}Ate`];
      return { ...(de === null ? {} : { [from]: de }), ...(ate === null ? {} : { [to]: ate }) };
    },
  };
}
