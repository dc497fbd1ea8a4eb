/**
 * The groups of a queue by day: 'Vencidas', 'Hoje', 'Esta semana' (to Sunday), then month by month, with the year where it
 * is not this one. In: rows in the order of their days. Out: groups in that order, none empty.
 */
import { addDays, type CalendarDate, formatMes } from '@sede/domain/kernel';

export interface DueGroup<Row> {
  label: string;
  rows: Row[];
}

const SUNDAY = 7;
const weekday = (day: CalendarDate) => new Date(`${day}T12:00:00Z`).getUTCDay() || SUNDAY;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function labelOf(day: CalendarDate, today: CalendarDate): string {
  if (day < today) return 'Vencidas';
  if (day === today) return 'Hoje';
  if (day <= addDays(today, SUNDAY - weekday(today))) return 'Esta semana';
  const month = capital(formatMes(day.slice(0, 7)));
  return day.slice(0, 4) === today.slice(0, 4) ? month.slice(0, month.indexOf('/')) : month;
}

export function dueGroups<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => CalendarDate,
  today: CalendarDate,
): DueGroup<Row>[] {
  const byLabel = Map.groupBy(rows, (row) => labelOf(dayOf(row), today));
  return [...byLabel].map(([label, members]) => ({ label, rows: members }));
}
