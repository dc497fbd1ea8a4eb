/**
 * Rows of a query in batches through a PostgreSQL cursor, so that an export's memory does not grow with the table.
 *
 * In: the pool and a compiled query (`query.compile()` of kysely fits); batch size in rows.
 * Out: arrays of rows as the driver parses them, column names in camelCase (renamed once a batch, not row by row).
 * The cursor sees one snapshot: what others write while the file is being made does not appear in half of it.
 * Holds one connection until the reader ends, fails or leaves; a reader that stops taking rows for five minutes loses it.
 * `gone`: aborted when nobody waits for the rows any more; the statement under way is then cancelled. One may take a minute.
 */
import type { ClientBase, Pool } from 'pg';
import { queryCamelCase } from '../db/camel-case-pool.ts';
import { heldClient } from '../db/request-db.ts';

/** Measured: 2,000 were no faster and held 27 MiB more. */
const CURSOR_BATCH = 500;

export type CompiledRead = { sql: string; parameters: readonly unknown[] };

async function* fetchAll<T>(client: ClientBase, query: CompiledRead, batch: number): AsyncGenerator<T[]> {
  await client.query('begin read only');
  await client.query("set local idle_in_transaction_session_timeout = '5min'");
  await client.query("set local statement_timeout = '60s'");
  await client.query(`declare exportacao no scroll cursor for ${query.sql}`, [...query.parameters]);
  while (true) {
    const { rows } = await queryCamelCase(client, `fetch ${batch} from exportacao`);
    if (rows.length > 0) yield rows as T[];
    if (rows.length < batch) return;
  }
}

export async function* cursorRows<T>(
  pool: Pool,
  query: CompiledRead,
  { batch = CURSOR_BATCH, gone = new AbortController().signal }: { batch?: number; gone?: AbortSignal } = {},
): AsyncGenerator<T[]> {
  if (!Number.isInteger(batch) || batch < 1) throw new RangeError('cursorRows: batch must be a positive integer');
  const { client, release } = await heldClient(pool, { control: pool, signal: gone });
  // Without a listener, an idle-in-transaction cut by the server would be an unhandled 'error' and end the process.
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    yield* fetchAll<T>(client, query, batch);
  } finally {
    // Read only: nothing to keep, so the end is a rollback in every case.
    await client.query('rollback').catch((error: Error) => onError(error));
    client.off('error', onError);
    release(broken);
  }
}
