/**
 * The pool as Kysely sees it: rows with their columns in camelCase, as plain objects of one shape (`row-shape.ts`).
 *
 * Renamed once per list of columns: Kysely's own plugin rebuilds every row. The content of jsonb is left alone. The pool
 * itself keeps SQL's names.
 */

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { firstFailures } from './first-failure.ts';
import { PreparedClient } from './prepared-client.ts';
import { rowShape } from './row-shape.ts';

type Result = pg.QueryResult<Record<string, unknown>>;

/** As Kysely's driver sends it. */
const BEGIN = 'begin';
const BEGUN: Result = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

/** The pool that Kysely is given; the one passed in stays as it is. `connect`: how it takes a connection, if not plainly. */
export function camelCasePool(pool: pg.Pool, connect?: () => Promise<PostgresPoolClient>): PostgresPool {
  // Kysely keeps its data about a connection by client object, so the same pg client always gets the same wrapper.
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const plainly = async () => {
    const client = await pool.connect();
    const known = faces.get(client);
    if (known !== undefined) return known;
    const face = faceOf(client, (error) => client.release(error));
    faces.set(client, face);
    return face;
  };
  return { options: pool.options, end: () => pool.end(), connect: connect ?? plainly };
}

/** A statement on a client of ours, its result's columns in camelCase; prepared as `prepared-client.ts` does. */
export async function queryCamelCase(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<Result> {
  const name = client instanceof PreparedClient ? client.prepare(text, values) : undefined;
  const result = await client.query({ ...(name ? { name } : {}), text, values: [...values], rowMode: 'array' });
  const { command, rowCount, oid, fields } = result;
  const rows: unknown[][] = result.rows;
  // The rows are removed from pg's result: otherwise a dead result in the old generation keeps the next statement's
  // rows alive for the young generation's collector, and so on. An export of 50,000 rows left 40 MB behind that way,
  // and the process grew by a hundred.
  result.rows = [];
  const make = rows.length > 0 ? rowShape(fields.map((field) => field.name)) : null;
  return { command, rowCount, oid, fields, rows: make ? rows.map(make) : [] };
}

/**
 * A connection as Kysely uses it. The `begin` of a transaction is not waited for: it leaves with the first statement, whose answer waits for
 * both.
 */
export function faceOf(client: pg.PoolClient, release: (error?: Error) => void): PostgresPoolClient {
  const failures = firstFailures();
  let beginning: Promise<Result> | null = null;
  const query = (text: string, values: readonly unknown[]) => {
    const answer = queryCamelCase(client, text, values);
    if (text === BEGIN) {
      failures.forget();
      beginning = answer;
      // Told by the next statement.
      answer.catch(() => undefined);
      return Promise.resolve(BEGUN);
    }
    const both = beginning === null ? answer : Promise.all([beginning, answer]).then(([, last]) => last);
    beginning = null;
    return both.catch(failures.rethrow);
  };
  return {
    // Kysely's other form, with a cursor, is for `stream`, which we have not configured.
    query: query as unknown as PostgresPoolClient['query'],
    // Kysely says `true` of a connection whose rollback failed.
    release: (broken?: unknown) => release(broken ? new Error('the connection was left in a transaction') : undefined),
  };
}
