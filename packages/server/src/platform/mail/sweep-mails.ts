/**
 * Deletes mails that left (or were archived) half a year ago: subject and recipient are personal data that nobody needs
 * any more. What waits or failed stays until somebody deals with it. In bounded steps; answers how many.
 */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export const RETENTION_DAYS = 180;
const STEP = 5000;

export async function sweepMails(db: Db, now: Date): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from emails where id in (
        select id from emails where estado in ('enviado', 'arquivado')
          and enviado_em < ${now.toISOString()}::timestamptz - ${RETENTION_DAYS} * interval '1 day' limit ${STEP})`.execute(
      db,
    );
    removed += Number(numAffectedRows);
    if (numAffectedRows < BigInt(STEP)) return removed;
  }
}
