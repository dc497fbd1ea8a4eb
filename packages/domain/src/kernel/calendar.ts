/**
 * Calendar dates: 'YYYY-MM-DD' text without a time or a zone, so that no zone can move a due date.
 *
 * Arithmetic goes through UTC midnight, where a day always has 24 hours. Years 1900 to 2100. Errors: the functions
 * that compute throw a RangeError on what is not a date; the ones that read answer null.
 * Source: decisions §1; spec 1 §5, §9; invariants A2.
 */

export type CalendarDate = string;
/** Both ends belong to the range. */
export interface DateRange {
  inicio: CalendarDate;
  fim: CalendarDate;
}

const SHAPE = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;
/** The earliest and the latest date there is. */
export const FIRST_DATE: CalendarDate = `${MIN_YEAR}-01-01`;
export const LAST_DATE: CalendarDate = `${MAX_YEAR}-12-31`;
const DAY = 86_400_000;

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;
const DIAS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

const two = (n: number) => String(n).padStart(2, '0');
const compose = (year: number, month: number, day: number): CalendarDate => `${year}-${two(month)}-${two(day)}`;
const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function split(date: CalendarDate): { year: number; month: number; day: number } | null {
  const match = SHAPE.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < MIN_YEAR || year > MAX_YEAR || month < 1 || month > 12) return null;
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

function parts(date: CalendarDate) {
  const found = split(date);
  if (!found) throw new RangeError('Not a calendar date');
  return found;
}

function within(date: CalendarDate): CalendarDate {
  parts(date);
  return date;
}

const utc = (date: CalendarDate): number => {
  const { year, month, day } = parts(date);
  return Date.UTC(year, month - 1, day);
};

/** Whether the value is 'YYYY-MM-DD' text of a real day, 1900 to 2100. */
export const isCalendarDate = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && split(value) !== null;

/** '31/12/2026' → '2026-12-31'; null when it is not a real date. */
export function parseDataBr(text: string): CalendarDate | null {
  const match = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(text.trim());
  if (!match) return null;
  const date = `${match[3]}-${match[2]}-${match[1]}`;
  return isCalendarDate(date) ? date : null;
}

/** '2026-12-31' → '31/12/2026'. */
export function formatDataBr(date: CalendarDate): string {
  const { year, month, day } = parts(date);
  return `${two(day)}/${two(month)}/${year}`;
}

/** '2026-11-05' → '05 de novembro de 2026'. */
export function formatDataLonga(date: CalendarDate): string {
  const { year, month, day } = parts(date);
  return `${two(day)} de ${MESES[month - 1]} de ${year}`;
}

/** '01/10/2026 a 31/10/2026', 'desde …', 'até …', 'todo o período': both ends inside; an end that is not given is open. */
export function formatPeriodo({ inicio, fim }: { inicio?: string | null; fim?: string | null }): string {
  if (inicio && fim) return inicio === fim ? formatDataBr(inicio) : `${formatDataBr(inicio)} a ${formatDataBr(fim)}`;
  if (inicio) return `desde ${formatDataBr(inicio)}`;
  return fim ? `até ${formatDataBr(fim)}` : 'todo o período';
}

/** '2026-11-20' → 'sexta-feira'. */
export const diaDaSemana = (date: CalendarDate): string => DIAS[new Date(utc(date)).getUTCDay()] ?? '';

/** '2026-11' → 'novembro/2026'. Of any year: a month may end after the last date, and then begins before it. */
export function formatMes(month: string): string {
  const name = /^[0-9]{4}-(0[1-9]|1[0-2])$/.test(month) ? MESES[Number(month.slice(5)) - 1] : undefined;
  if (name === undefined) throw new RangeError('Not a month');
  return `${name}/${month.slice(0, 4)}`;
}

/** A date text that computing led out of the calendar's years becomes their first or last date. */
export const clampDate = (date: string): CalendarDate =>
  date < FIRST_DATE ? FIRST_DATE : date > LAST_DATE ? LAST_DATE : date;

/** Stops at the first and at the last date: the ends of windows and ranges, which nothing lies beyond. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(utc(date) + days * DAY);
  return clampDate(compose(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate()));
}

/** Null where there is none: nothing is dated before 01/01/1900. */
export const dayBefore = (date: CalendarDate): CalendarDate | null => (date === FIRST_DATE ? null : addDays(date, -1));

/** Days from the first date to the second; negative when the second comes earlier. */
export const diffDays = (from: CalendarDate, to: CalendarDate): number => (utc(to) - utc(from)) / DAY;

/**
 * The same day k months later, clamped to the month's last day. Always counted from the first date, never from the
 * previous instalment: 31/01, 28/02, 31/03 and not 31/01, 28/02, 28/03. A RangeError after 2100: there is no such due date.
 */
export function addMonthsAnchored(first: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = parts(first);
  const index = year * 12 + (month - 1) + months;
  const [targetYear, targetMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return within(compose(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth))));
}

/** The civil month '2026-02' → 2026-02-01 to 2026-02-28. */
export function monthRange(month: string): DateRange {
  const { year, month: index } = parts(`${month}-01`);
  return { inicio: `${month}-01`, fim: compose(year, index, daysInMonth(year, index)) };
}
