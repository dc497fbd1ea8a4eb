/**
 * Limits on tries, per account and per address, kept in the database: neither a restart nor a second process loses
 * them.
 *
 * A try is counted before it is made and taken back when it succeeds, so that fifty at once are not fifty free guesses.
 * A refused try is not counted: the next is allowed as soon as the oldest counted one leaves the window.
 * Accounts are kept as digests: the table names nobody. Source: decisions §6 (ten in 15 minutes, fifty for an address).
 */

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

const WINDOW_MS = 15 * 60_000;

export interface AttemptLimit {
  key: string;
  max: number;
}

/** Key of the tries on one account; it holds a digest, not the address. */
export const accountKey = (flow: string, account: string): string =>
  `${flow}:conta:${createHash('sha256').update(account.trim().toLowerCase()).digest('hex').slice(0, 40)}`;

/** Key of the tries from one network address. */
export const addressKey = (flow: string, address: string): string => `${flow}:endereco:${address}`;

export type Reservation = { allowed: true; ids: number[] } | { allowed: false; retryAfterSeconds: number };

/** Counts a try against all its limits at once. Out: what takes it back, or the seconds until the next allowed try. */
export async function reserveAttempt(db: Db, limits: readonly AttemptLimit[], now: Date): Promise<Reservation> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  return db.transaction().execute(async (tx): Promise<Reservation> => {
    // In one order, so that two tries that share keys cannot wait for each other.
    const ordered = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    let wait = 0;
    for (const { key, max } of ordered) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 5))`.execute(tx);
      const { rows } = await sql<{ em: string }>`
        select em from auth.tentativas where chave = ${key} and em > ${since}::timestamptz
        order by em desc limit ${max}`.execute(tx);
      const oldest = rows[max - 1];
      if (oldest) wait = Math.max(wait, new Date(oldest.em).getTime() + WINDOW_MS - now.getTime());
    }
    if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) };
    const { rows } = await sql<{ id: number }>`
      insert into auth.tentativas (chave, em)
      select chave, ${now.toISOString()}::timestamptz from unnest(${ordered.map(({ key }) => key)}::text[]) chave
      returning id`.execute(tx);
    return { allowed: true, ids: rows.map(({ id }) => id) };
  });
}

/** The try succeeded: it no longer counts; `forgive` also forgets the earlier failures of these keys (the account's). */
export async function releaseAttempt(db: Db, ids: readonly number[], forgive: readonly string[] = []): Promise<void> {
  await sql`delete from auth.tentativas where id = any(${[...ids]}::bigint[]) or chave = any(${[...forgive]}::text[])`.execute(
    db,
  );
}

/** Deletes what has left every window; run by the nightly sweep. */
export async function sweepAuth(db: Db, now: Date): Promise<void> {
  const instant = now.toISOString();
  const window = new Date(now.getTime() - WINDOW_MS).toISOString();
  await sql`delete from auth.tentativas where em < ${window}::timestamptz`.execute(db);
  await sql`delete from auth.verificacoes where expira_em < ${instant}::timestamptz`.execute(db);
  await sql`delete from auth.sessoes where expira_em < ${instant}::timestamptz`.execute(db);
}
