/**
 * Of dated records the nearest to today first: what falls due tomorrow before what fell due last month, that before what
 * does in a year.
 *
 * Read from both sides of today along the index of the date, so that a common word costs no more than its first rows on
 * each side. In: `read(side)` gives at most `limite` rows of that side, the nearest first; `dateOf` their 'YYYY-MM-DD'. Of two
 * equally near the coming one is first. Source: issue 9 §1 (Ctrl K: the nearest instalment before the farthest).
 */
import type { CalendarDate } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';

export interface Side {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

const dayOf = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

/** `date`, `id`: columns of the query. */
export async function findNearest<R>(
  today: CalendarDate,
  limite: number,
  { date, id }: { date: RawBuilder<unknown>; id: RawBuilder<unknown> },
  read: (side: Side) => Promise<R[]>,
  dateOf: (row: R) => CalendarDate,
): Promise<R[]> {
  const coming = await read({ where: sql`${date} >= ${today}::date`, order: sql`${date}, ${id}` });
  const past = await read({ where: sql`${date} < ${today}::date`, order: sql`${date} desc, ${id} desc` });
  const distance = (row: R) => Math.abs(dayOf(dateOf(row)) - dayOf(today));
  // Stable: of two equally near the coming one stays before.
  return [...coming, ...past].toSorted((a, b) => distance(a) - distance(b)).slice(0, limite);
}
