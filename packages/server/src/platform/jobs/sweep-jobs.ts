/** Deletes ended jobs 90 days after their end, in steps of bounded size; the queue forgets its own after seven. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

const STEP = 5000;

export async function sweepJobs(db: Db, now: Date, step = STEP): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from trabalhos where id in (select id from trabalhos
        where terminado_em < ${now.toISOString()}::timestamptz - interval '90 days' limit ${step})`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < BigInt(step)) return removed;
  }
}
