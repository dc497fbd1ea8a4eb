/**
 * Instants seen from Brasília: ISO 8601 text or Date in, America/Sao_Paulo wall time out, whatever the machine's zone.
 *
 * 'Now' is never read here: the caller hands in the instant. Errors: RangeError on an invalid instant.
 * Source: decisions §1 (today and periods are São Paulo's); spec 1 §9.
 */

import { type CalendarDate, formatDataBr, isCalendarDate } from './calendar.ts';

export const FUSO = 'America/Sao_Paulo';

const WALL = new Intl.DateTimeFormat('en-CA', {
  timeZone: FUSO,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function wall(instant: string | Date): { date: CalendarDate; hour: string; minute: string } {
  const found = new Map(WALL.formatToParts(new Date(instant)).map((part) => [part.type, part.value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, hour: of('hour'), minute: of('minute') };
}

/** The calendar date in São Paulo at this instant. */
export const todayInSaoPaulo = (instant: Date): CalendarDate => wall(instant).date;

/** '20/11/2026 14:05'. */
export function formatInstantBr(instant: string | Date): string {
  const { date, hour, minute } = wall(instant);
  return `${formatDataBr(date)} ${hour}:${minute}`;
}

/** '14:05'. */
export function formatHoraBr(instant: string | Date): string {
  const { hour, minute } = wall(instant);
  return `${hour}:${minute}`;
}

/**
 * The first instant of a São Paulo day, as ISO text: ends of half-open ranges over instants. In the years of summer
 * time a day could begin at 01:00, hence the search over the hours that midnight there can be in UTC.
 */
export function startOfDayInSaoPaulo(date: CalendarDate): string {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date');
  const day = (iso: string) => wall(iso).date;
  for (const hour of ['02', '03', '04']) {
    const instant = `${date}T${hour}:00:00.000Z`;
    if (day(instant) === date) return instant;
  }
  // Before 1914 the zone kept local mean time, and midnight fell between two whole hours.
  throw new RangeError('No such day on the São Paulo clock');
}
