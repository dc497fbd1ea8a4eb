/**
 * The database as a read of one request has it: on a pool beside that of the writes, and only for as long as somebody
 * waits. When the signal is aborted the statement under way is cancelled in PostgreSQL and no further one begins; what
 * threw then is the statement's 57014 or the signal's reason.
 *
 * Heavy reads (count and sums over all that a search finds) have a few connections of their own: however many are asked
 * for, so many work at once, and pages of lists do not wait behind them. Of an embedded database these work at a lower
 * priority, where the system allows it. Source: decision 054.
 */
import { setPriority } from 'node:os';
import type pg from 'pg';
import { faceOf } from './camel-case-pool.ts';
import { createDb, type Db } from './db.ts';
import { processIdOf } from './patient-client.ts';
import { createPool, type PoolOptions } from './pool.ts';

/** No read of a request runs longer. */
export const READ_LIMIT_MS = 15_000;
const READS_AT_ONCE = 5;
const HEAVY_AT_ONCE = 2;
const LOWER_PRIORITY = 10;

/** A connection that is given back by `release`; cancelled meanwhile when the signal is aborted. */
export async function heldClient(
  pool: pg.Pool,
  { control, signal }: { control: pg.Pool; signal: AbortSignal },
): Promise<{ client: pg.PoolClient; release(error?: Error): void }> {
  signal.throwIfAborted();
  const client = await pool.connect();
  if (signal.aborted) {
    client.release();
    throw signal.reason;
  }
  let cancelling: Promise<boolean> | undefined;
  const cancel = () => {
    cancelling = control.query('select pg_cancel_backend($1)', [processIdOf(client)]).then(
      () => true,
      () => false,
    );
  };
  signal.addEventListener('abort', cancel, { once: true });
  return {
    client,
    release(error) {
      signal.removeEventListener('abort', cancel);
      if (!cancelling) client.release(error);
      // Somebody else's statement must not be met by a cancellation that is still on its way.
      else void cancelling.then((told) => client.release(told ? error : true));
    },
  };
}

/** The Kysely instance of one request on this pool. */
const bound = (pool: pg.Pool, scope: { control: pg.Pool; signal: AbortSignal }): Db =>
  createDb(pool, async () => {
    const { client, release } = await heldClient(pool, scope);
    return faceOf(client, release);
  });

const heavyOf = new WeakMap<Db, () => Db>();

/** The same reader on the connections for heavy reads; a transaction and background work read where they are. */
export const heavy = (db: Db): Db => heavyOf.get(db)?.() ?? db;

export interface Reads {
  /** For the reads of one request: until the signal is aborted. */
  during(signal: AbortSignal): Db;
  close(): Promise<void>;
}

export interface ReadsOptions {
  /** The pool of the writes: cancels. */
  control: pg.Pool;
  embedded: boolean;
  pool: Pick<PoolOptions, 'url' | 'patience'>;
}

export function createReads({ control, embedded, pool }: ReadsOptions): Reads {
  const session = { statement_timeout: `${READ_LIMIT_MS}ms` };
  const pages = createPool({ ...pool, max: READS_AT_ONCE, applicationName: 'sede-leitura', session });
  const sums = createPool({
    ...pool,
    max: HEAVY_AT_ONCE,
    applicationName: 'sede-somas',
    // One processor each: a count that spreads over all of them leaves none to the writes.
    session: { ...session, max_parallel_workers_per_gather: '0' },
  });
  if (embedded) sums.on('connect', stepBack);
  return {
    during(signal) {
      const scope = { control, signal };
      const db = bound(pages, scope);
      let sum: Db | undefined;
      heavyOf.set(db, () => {
        sum ??= bound(sums, scope);
        return sum;
      });
      return db;
    },
    async close() {
      await Promise.all([pages.end(), sums.end()]);
    },
  };
}

function stepBack(client: pg.PoolClient): void {
  try {
    setPriority(processIdOf(client), LOWER_PRIORITY);
  } catch {
    // Another account's process, or a system that does not let us: it works as any other.
  }
}
