/**
 * Chains the digests of new audit entries every few seconds, in batches, outside the users' transactions.
 *
 * One sealer at a time across processes (an advisory lock in the database function). A killed process leaves an
 * unsealed tail that the next one seals. Source: decisions §6 (audit).
 */

import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Logger } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';

const EVERY_MS = 5000;

/** Seals what waits; `everything`: until nothing is left. Out: how many entries were sealed. */
export async function sealAudit(db: Db, everything = false): Promise<number> {
  let sealed = 0;
  for (;;) {
    const { rows } = await sql<{ n: number }>`select sede.selar_auditoria(${everything}) as n`.execute(db);
    const n = rows[0]?.n ?? 0;
    sealed += n;
    if (n < 5000) return sealed;
  }
}

/** Seals every few seconds until `stop`, which waits for the round under way. */
export function startSealer(db: Db, log: Logger): { stop(): Promise<void> } {
  const tell = createTroubleLog(log);
  let running: Promise<unknown> = sealAudit(db, true).catch((error) => tell(error, 'audit not sealed'));
  const timer = setInterval(() => {
    running = running.then(() => sealAudit(db)).catch((error) => tell(error, 'audit not sealed'));
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
