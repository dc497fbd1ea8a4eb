/**
 * Rows whose uuid column is one of some ids. Of a single one PostgreSQL plans the comparison once for all; of a list it makes a plan each time,
 * since it takes any list for ten. In: the column as it is called in the statement. Source: decision 127.
 */
import { type RawBuilder, sql } from 'kysely';

export function among(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const [one, ...others] = ids;
  const field = sql.ref(column);
  return one === undefined || others.length > 0 ? sql`${field} = any(${ids}::uuid[])` : sql`${field} = ${one}::uuid`;
}
