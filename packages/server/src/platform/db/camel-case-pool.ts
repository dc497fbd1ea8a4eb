/**
 * The pool as Kysely sees it: result columns arrive in camelCase.
 *
 * Renamed once per result, in its row description, before pg builds the rows: Kysely's own plugin rebuilds every row
 * (a fifth of the time of a list of 50 × 20). The content of jsonb is left alone. The pool itself keeps SQL's names.
 */

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

type RowDescription = { fields: { name: string }[] };
type Result = pg.QueryResult<Record<string, unknown>>;

/** What pg's Query has and its types leave out: the config with a name, the callback, the row description. */
const BaseQuery = pg.Query as unknown as new (
  config: { name?: string; text: string; values: unknown[] },
  done: (error: Error | undefined, result: Result) => void,
) => pg.Submittable & { handleRowDescription(message: RowDescription): void };

class CamelCaseQuery extends BaseQuery {
  override handleRowDescription(message: RowDescription): void {
    for (const field of message.fields) field.name = camelName(field.name);
    super.handleRowDescription(message);
  }
}

const names = new Map<string, string>();

function camelName(column: string): string {
  const known = names.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  // Bounded: a report may make up column names.
  if (names.size < 5_000) names.set(column, name);
  return name;
}

export function camelCasePool(pool: pg.Pool): PostgresPool {
  // Kysely keeps what it knows of a connection by its client, so a client always has the same face.
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = faces.get(client);
      if (known !== undefined) return known;
      const face = faceOf(client);
      faces.set(client, face);
      return face;
    },
  };
}

/** A statement on a client of ours, its result's columns in camelCase; prepared as `prepared-client.ts` does. */
export function queryCamelCase(client: pg.ClientBase, text: string, values: readonly unknown[] = []): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const name = client instanceof PreparedClient && values.length > 0 ? client.prepare(text) : undefined;
    const done = (error: Error | undefined, result: Result) => (error ? reject(error) : resolve(result));
    client.query(new CamelCaseQuery({ ...(name ? { name } : {}), text, values: [...values] }, done));
  });
}

function faceOf(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => queryCamelCase(client, text, values);
  return {
    // Kysely's other form, with a cursor, is for `stream`, which we have not configured.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}
