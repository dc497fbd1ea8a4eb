/** Deletes idempotency keys after 72 h, in steps of bounded size. Source: decisions §2a. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export async function sweepIdempotency(db: Db): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotencia where ctid in (
        select ctid from idempotencia where criado_em < now() - interval '72 hours' limit 5000)`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < 5000n) return removed;
  }
}
