/**
 * Limits on tries, per account, per address and per both together, kept in the database: neither a restart nor a second
 * process loses them.
 *
 * Beyond its limit a key either refuses ('refuse'), or only slows down: the try is held back for 1 to 30 seconds, longer
 * with every fifth failure. Of a key that could be guessed at in parallel ('slow_few') three tries are held at once and
 * the next is refused for these seconds. A held try stands in the table with the instant at which it is made.
 *
 * A try is counted before it is made and taken back when it succeeds, so that fifty at once are not fifty free guesses.
 * A refused try is not counted: the next is allowed as soon as the oldest counted one leaves the window.
 * Accounts are kept as digests: the table names nobody. Source: decisions §6 (Failures are counted…); decision 049.
 */

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

const WINDOW_MS = 15 * 60_000;
/** The longest that a limit may look back. */
const LONGEST_WINDOW_MS = 24 * 3600_000;
const LONGEST_HOLD_S = 30;
const FAILURES_PER_STEP = 5;
const FEW = 3;
/** Further failures of a key change nothing: the hold is the longest. */
const MOST_THAT_MATTER = 100;
/** A key without a limit of its own says Infinity. */
const HIGHEST_LIMIT = 10_000;

export interface AttemptLimit {
  key: string;
  /** Failures in the window after which `beyond` holds. */
  max: number;
  beyond: 'refuse' | 'slow' | 'slow_few';
  /** How far back tries count, up to a day; default: 15 minutes. */
  windowMs?: number;
  /** A success forgets the earlier failures of this key. */
  forgiven?: true;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
const normal = (account: string): string => account.trim().toLowerCase();

/** Key of the tries on one account; it holds a digest, not the address. */
export const accountKey = (flow: string, account: string): string => `${flow}:conta:${digest(normal(account))}`;

/** Key of the tries from one network address. */
export const addressKey = (flow: string, address: string): string => `${flow}:endereco:${address}`;

/** Key of the tries on one account from one network address. */
export const pairKey = (flow: string, account: string, address: string): string =>
  `${flow}:par:${digest(`${normal(account)} ${address}`)}`;

export type Reservation =
  | { allowed: true; ids: number[]; holdSeconds: number }
  | { allowed: false; retryAfterSeconds: number };

interface Failures {
  chave: string;
  /** Of the window, newest first; those of held tries lie ahead. */
  instantes: string[];
}

const holdOf = (over: number): number =>
  over < 0 ? 0 : Math.min(LONGEST_HOLD_S, 2 ** Math.floor(over / FAILURES_PER_STEP));

/** Milliseconds until a try is allowed (0: now) and seconds for which it is then held. */
function judge(limit: AttemptLimit, instantes: readonly string[], now: number): { wait: number; hold: number } {
  const { max, beyond, windowMs = WINDOW_MS } = limit;
  if (instantes.length < max) return { wait: 0, hold: 0 };
  if (beyond === 'refuse') {
    return { wait: new Date(instantes[max - 1] ?? now).getTime() + windowMs - now, hold: 0 };
  }
  const hold = holdOf(instantes.length - max);
  if (beyond === 'slow') return { wait: 0, hold };
  const held = instantes.map((em) => new Date(em).getTime()).filter((em) => em > now);
  return held.length < FEW ? { wait: 0, hold } : { wait: Math.min(...held) - now, hold: 0 };
}

async function failuresOf(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<Map<string, string[]>> {
  // In one order, so that two tries that share keys cannot wait for each other.
  for (const { key } of limits) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 5))`.execute(tx);
  const since = limits.map(({ windowMs = WINDOW_MS }) => new Date(now.getTime() - windowMs).toISOString());
  const { rows } = await sql<Failures>`
    select k.chave, array(select t.em from auth.tentativas t where t.chave = k.chave and t.em > k.desde
      order by t.em desc limit k.quantas) as instantes
    from unnest(${limits.map(({ key }) => key)}::text[], ${since}::timestamptz[],
      ${limits.map(({ max }) => Math.min(Math.max(max, MOST_THAT_MATTER), HIGHEST_LIMIT))}::int[]) k (chave, desde, quantas)`.execute(
    tx,
  );
  return new Map(rows.map(({ chave, instantes }) => [chave, instantes]));
}

/** The same as `reserveAttempt` within a transaction: what is rolled back does not count. */
export async function reserveWithin(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<Reservation> {
  const inOrder = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const failures = await failuresOf(tx, inOrder, now);
  const verdicts = inOrder.map((limit) => judge(limit, failures.get(limit.key) ?? [], now.getTime()));
  const wait = Math.max(0, ...verdicts.map((verdict) => verdict.wait));
  if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) };
  const holdSeconds = Math.max(0, ...verdicts.map(({ hold }) => hold));
  const em = new Date(now.getTime() + holdSeconds * 1000).toISOString();
  const { rows } = await sql<{ id: number }>`
    insert into auth.tentativas (chave, em) select chave, ${em}::timestamptz
    from unnest(${inOrder.map(({ key }) => key)}::text[]) chave returning id`.execute(tx);
  return { allowed: true, ids: rows.map(({ id }) => id), holdSeconds };
}

/** Counts a try against all its limits at once. Out: what takes it back, or the seconds until the next allowed try. */
export const reserveAttempt = (db: Db, limits: readonly AttemptLimit[], now: Date): Promise<Reservation> =>
  db.transaction().execute((tx) => reserveWithin(tx, limits, now));

/** The try succeeded: it no longer counts; `forgive` also forgets the earlier failures of these keys (the account's). */
export async function releaseAttempt(db: Db, ids: readonly number[], forgive: readonly string[] = []): Promise<void> {
  await sql`delete from auth.tentativas where id = any(${[...ids]}::bigint[]) or chave = any(${[...forgive]}::text[])`.execute(
    db,
  );
}

/** Deletes what has left every window; run by the nightly sweep. */
export async function sweepAuth(db: Db, now: Date): Promise<void> {
  const instant = now.toISOString();
  const window = new Date(now.getTime() - LONGEST_WINDOW_MS).toISOString();
  await sql`delete from auth.tentativas where em < ${window}::timestamptz`.execute(db);
  await sql`delete from auth.verificacoes where expira_em < ${instant}::timestamptz`.execute(db);
  await sql`delete from auth.sessoes where expira_em < ${instant}::timestamptz`.execute(db);
}
