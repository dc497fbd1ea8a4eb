/**
 * A period of a filter on one date column, both ends inside; an end that is not given asks nothing.
 * In: calendar dates. Out: conditions for `allOf` or a record's filter. Source: decisions §2a (Lists).
 */
import { type RawBuilder, sql } from 'kysely';

export interface Period {
  inicio?: string | undefined;
  fim?: string | undefined;
}

export const inPeriod = (column: RawBuilder<unknown>, { inicio, fim }: Period) => [
  inicio !== undefined && sql<boolean>`${column} >= ${inicio}::date`,
  fim !== undefined && sql<boolean>`${column} <= ${fim}::date`,
];
