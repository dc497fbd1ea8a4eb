/**
 * Days on which banks work in the whole country: no Saturday, Sunday or bank holiday.
 *
 * National holidays, and the days that banks keep besides: Monday and Tuesday of Carnival, Corpus Christi (CMN 4.880/2020).
 * Holidays of a state or a town are not known here. 20/11 is one since 2024 (Lei 14.759/2023). Calendar dates, 1900 to
 * 2100. Errors: a RangeError on what is no date. Source: decisions §7 (Dates of money: the business day before).
 */
import { addDays, type CalendarDate, diffDays } from './calendar.ts';

/** 'MM-DD', and the first year of those that are younger than the calendar here cares for. */
const FIXOS: ReadonlyMap<string, number> = new Map([
  ['01-01', 0],
  ['04-21', 0],
  ['05-01', 0],
  ['09-07', 0],
  ['10-12', 1980],
  ['11-02', 0],
  ['11-15', 0],
  ['11-20', 2024],
  ['12-25', 0],
]);
/** Days from Easter: Carnival's Monday and Tuesday, Good Friday, Corpus Christi. */
const MOVEIS: readonly number[] = [-48, -47, -2, 60];

const two = (n: number) => String(n).padStart(2, '0');

/** Easter Sunday of a year, by the Gregorian computus (Meeus, Jones, Butcher). */
export function pascoa(ano: number): CalendarDate {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const h = e + f - 7 * g + 114;
  return `${ano}-${two(Math.floor(h / 31))}-${two((h % 31) + 1)}`;
}

export function isFeriadoBancario(data: CalendarDate): boolean {
  const ano = Number(data.slice(0, 4));
  const desde = FIXOS.get(data.slice(5));
  return (desde !== undefined && ano >= desde) || MOVEIS.includes(diffDays(pascoa(ano), data));
}

// 05/01/1900 was a Friday.
const SEXTA: CalendarDate = '1900-01-05';
const isFimDeSemana = (data: CalendarDate): boolean => [1, 2].includes(((diffDays(SEXTA, data) % 7) + 7) % 7);

export const isDiaUtil = (data: CalendarDate): boolean => !isFimDeSemana(data) && !isFeriadoBancario(data);

/** The day itself where banks work on it, or the last one before it. */
export function diaUtilAte(data: CalendarDate): CalendarDate {
  let dia = data;
  while (!isDiaUtil(dia)) {
    const antes = addDays(dia, -1);
    // The calendar's first day has none before it.
    if (antes === dia) return dia;
    dia = antes;
  }
  return dia;
}
