/** A read of the whole (a check of the audit, say) in a transaction of its own, with ten minutes instead of a request's time. */
import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';

export const unhurried = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    return work(tx);
  });
