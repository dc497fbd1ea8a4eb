/**
 * Of dated records the nearest to today first: what falls due tomorrow before what fell due last month, that before what
 * does in a year.
 *
 * Read from both sides of today along the index of the date, so that a common word costs no more than its first rows on
 * each side. Several words are looked up first: each may be common and all together in no record at all, which PostgreSQL
 * takes for many, and both sides would be read to their ends. Of two equally near the coming one is first.
 * Source: issue 9 §1 (Ctrl K: the nearest instalment before the farthest); decision 113.
 */
import type { CalendarDate } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../api/index.ts';

type Sql = RawBuilder<unknown>;

/** With more than these the sides are soon read: so many have the nearest near by. */
const FEW = 2000;

/** A described record, as far as it is asked for here. */
interface Dated {
  some<R>(
    reader: Reader,
    selection: { conditions: RawBuilder<boolean>[]; columns: Sql; order: Sql; limit: number; fresh: boolean },
  ): Promise<R[]>;
  few(reader: Reader, conditions: RawBuilder<boolean>[], max: number): Promise<string[] | null>;
}

interface Nearest<R> {
  conditions: RawBuilder<boolean>[];
  /** Of how many words the conditions are. */
  words: number;
  columns: Sql;
  /** Columns of the query. */
  date: Sql;
  id: Sql;
  /** The row's date, 'YYYY-MM-DD'. */
  dateOf: (row: R) => CalendarDate;
}

const dayOf = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

export async function findNearest<R>(
  record: Dated,
  reader: Reader,
  limit: number,
  { conditions, words, columns, date, id, dateOf }: Nearest<R>,
): Promise<R[]> {
  const ids = words > 1 ? await record.few(reader, conditions, FEW) : null;
  if (ids?.length === 0) return [];
  const found = ids === null ? conditions : [...conditions, sql<boolean>`${id} = any(${ids}::uuid[])`];
  const read = (side: RawBuilder<boolean>, order: Sql) =>
    record.some<R>(reader, { conditions: [...found, side], columns, order, limit, fresh: true });
  const coming = await read(sql<boolean>`${date} >= ${reader.today}::date`, sql`${date}, ${id}`);
  const past = await read(sql<boolean>`${date} < ${reader.today}::date`, sql`${date} desc, ${id} desc`);
  const distance = (row: R) => Math.abs(dayOf(dateOf(row)) - dayOf(reader.today));
  // Stable: of two equally near the coming one stays before.
  return [...coming, ...past].toSorted((a, b) => distance(a) - distance(b)).slice(0, limit);
}
