/**
 * The database as a read of one request has it: on a pool beside that of the writes, and only for as long as somebody waits. When the
 * signal is aborted the statement under way is cancelled in PostgreSQL and no further one begins; what threw then is the statement's 57014
 * or the signal's reason.
 *
 * Heavy reads (count and sums over all that a search finds, dashboards, reports) have a few connections of their own: however many are
 * asked for, so many work at once, and pages of lists do not wait behind them; files (`files`, spreadsheets) have theirs. Identical
 * statements of lists are one until they begin (`sharing.ts`). Of an embedded database these work at a lower priority, where the system
 * allows it. Source: decisions 054, 065.
 */
import { getPriority, setPriority } from 'node:os';
import { Kysely, type KyselyConfig, type QueryResult, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { faceOf } from './camel-case-pool.ts';
import { type Db, dbConfig } from './db.ts';
import { processIdOf } from './patient-client.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { Database } from './schema.gen.ts';
import { createSharing, type Share } from './sharing.ts';
import { createTurns, type Turns } from './turns.ts';

/** No read of a request runs longer: it is answered within fifteen seconds, its way to the reader included. */
export const READ_LIMIT_MS = 14_500;
const READS_AT_ONCE = 5;
const HEAVY_AT_ONCE = 2;
/** As many as the gate of spreadsheets lets in, and one to cancel what nobody waits for. */
const FILES_AT_ONCE = 4;
/** Steps of `nice` below the writes: a third of their share, so that sums go on, if slowly, whatever else is done. */
const STEPS_BACK = 5;
const LOWEST = 19;

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

interface Place {
  pool: pg.Pool;
  /** As many as the pool has connections: who waits does so here. */
  turns: Turns;
  share: Share;
}

/** How one request reaches this pool. `begun`: its turn has come. */
const bound = (
  { pool, turns }: Place,
  scope: { control: pg.Pool; signal: AbortSignal },
  begun = () => {},
): KyselyConfig =>
  dbConfig(pool, async () => {
    const end = await turns.take(scope.signal);
    begun();
    try {
      const { client, release } = await heldClient(pool, scope);
      return faceOf(client, (error) => {
        release(error);
        end();
      });
    } catch (error) {
      end();
      throw error;
    }
  });

type ReadShared = <R>(query: RawBuilder<R>) => Promise<QueryResult<R>>;

interface Ways {
  heavy(): Db;
  readSum: ReadShared;
  readPage: ReadShared;
  /** The same for all requests: what is kept for a while is kept for it. */
  origin: object;
}

/**
 * The ways stand on the instance, not in maps beside it: a weak map's entries outlive the collector's short rounds, and with them all
 * that the request has read (decision 127).
 */
class RequestDb extends Kysely<Database> {
  readonly ways: Ways;

  constructor(config: KyselyConfig, waysOf: (db: Db) => Ways) {
    super(config);
    this.ways = waysOf(this);
  }
}

const waysOf = (db: Db): Ways | null => (db instanceof RequestDb ? db.ways : null);

/** The same reader on the connections for heavy reads; a transaction and background work read where they are. */
export const heavy = (db: Db): Db => waysOf(db)?.heavy() ?? db;

/** A heavy read of one statement: whoever asks the same before it begins is given the same rows. */
export const readSum = <R>(db: Db, query: RawBuilder<R>): Promise<QueryResult<R>> =>
  waysOf(db)?.readSum(query) ?? query.execute(heavy(db));

/** A page, in the same way: all who look at a list ask for it again at the moment when something in it is saved. */
export const readPageRows = <R>(db: Db, query: RawBuilder<R>): Promise<QueryResult<R>> =>
  waysOf(db)?.readPage(query) ?? query.execute(db);

/** Names the database for what is kept of it between requests. */
export const originOf = (db: Db): object => waysOf(db)?.origin ?? db;

export interface Reads {
  /** For files that are made while they are sent. */
  files: pg.Pool;
  /** For the reads of one request: until the signal is aborted. */
  during(signal: AbortSignal): Db;
  close(): Promise<void>;
}

/** For each who joins: what one makes of its rows, the other does not see. */
const copyOf = <R>({ rows, ...result }: QueryResult<R>): QueryResult<R> => ({
  ...result,
  rows: rows.map((row) => ({ ...row })),
});

export interface ReadsOptions {
  /** The pool of the writes: cancels. */
  control: pg.Pool;
  embedded: boolean;
  pool: Pick<PoolOptions, 'url' | 'patience'>;
}

export function createReads({ control, embedded, pool }: ReadsOptions): Reads {
  // One processor each: a read that spreads over all of them leaves none to the writes.
  const session = { statement_timeout: `${READ_LIMIT_MS}ms`, max_parallel_workers_per_gather: '0' };
  const place = (applicationName: string, max: number): Place => ({
    pool: createPool({ ...pool, max, applicationName, session }),
    turns: createTurns(max),
    share: createSharing(),
  });
  const pages = place('sede-leitura', READS_AT_ONCE);
  const sums = place('sede-somas', HEAVY_AT_ONCE);
  const files = place('sede-arquivos', FILES_AT_ONCE).pool;
  const sharedAt =
    (at: Place, db: Db, signal: AbortSignal): ReadShared =>
    (query) => {
      const compiled = query.compile(db);
      let opened = false;
      // Who sees what stands in the statement and its values: those who share it see the same.
      const key = JSON.stringify([compiled.sql, compiled.parameters]);
      const answer = at.share(key, signal, (ending, begun) => {
        opened = true;
        return new Kysely<Database>(bound(at, { control, signal: ending }, begun)).executeQuery(compiled);
      });
      return opened ? answer : answer.then(copyOf);
    };
  const origin = {};
  if (embedded) for (const one of [sums.pool, files]) one.on('connect', stepBack);
  return {
    files,
    during(signal) {
      const scope = { control, signal };
      let sum: Db | undefined;
      return new RequestDb(bound(pages, scope), (db) => ({
        origin,
        heavy() {
          sum ??= new Kysely<Database>(bound(sums, scope));
          return sum;
        },
        readSum: sharedAt(sums, db, signal),
        readPage: sharedAt(pages, db, signal),
      }));
    },
    async close() {
      await Promise.all([pages.pool.end(), sums.pool.end(), files.end()]);
    },
  };
}

function stepBack(client: pg.PoolClient): void {
  try {
    const pid = processIdOf(client);
    setPriority(pid, Math.min(LOWEST, getPriority(pid) + STEPS_BACK));
  } catch {
    // Another account's process, or a system that does not let us: it works as any other.
  }
}
