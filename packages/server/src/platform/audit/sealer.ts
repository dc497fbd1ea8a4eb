/**
 * Seals new audit entries every few seconds, in batches, outside the users' transactions, and anchors the last seal outside
 * the database, at most once a minute and at the stop.
 *
 * One sealer at a time across processes (an advisory lock); every process anchors in its own place, whoever sealed. A killed
 * process leaves an unsealed tail that the next one seals, and a head that the next one anchors. An anchor that is ahead of
 * the database, or says another seal, is told in the log and not written over: `npm run audit:verify` says what to do.
 * Looks back one hour of ids, since a transaction that began earlier has long been ended by its time limit; `everything`
 * looks at all. Source: decisions §6 (audit); decision 056.
 */
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/index.ts';
import type { Logger } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';
import { type Anchor, type AnchorPlace, signAnchor } from './anchors.ts';
import type { AuditKeys } from './audit-keys.ts';
import { createEntriesDigest, NO_SEAL, rangesOf, resumoOf, type SealHead } from './seal.ts';

const EVERY_MS = 5000;
const ANCHOR_EVERY_MS = 60_000;
/** Entries of one seal at most; `verify-proofs.ts` knows a seal that was full by it. */
export const SEAL_ENTRIES = 5000;

type Head = SealHead & { ultimo: number; chave: string | null };

export async function readHead(db: Db): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select numero, ultimo, chave, resumo, hash from auditoria_selos order by numero desc limit 1`.execute(db);
  return rows[0];
}

/** One seal; out: how many entries it covers. 0 also while another process seals. */
const sealOnce = (db: Db, { current }: AuditKeys, everything: boolean): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const lock = await sql<{ ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('sede.selar_auditoria')) as ours`.execute(tx);
    if (!lock.rows[0]?.ours) return 0;
    const { rows } = await sql<{ id: number; digest: Buffer }>`
      select a.id, a.digest from auditoria a
      where a.id > case when ${everything} then 0 else coalesce((select max(s.ultimo) from auditoria_selos s
          where s.em < now() - interval '1 hour'), 0) end
        and not exists (select 1 from auditoria_cadeia c where c.auditoria_id = a.id)
      order by a.id limit ${SEAL_ENTRIES}`.execute(tx);
    if (rows.length === 0) return 0;
    const before = (await readHead(tx)) ?? NO_SEAL;
    const numero = before.numero + 1;
    const entries = createEntriesDigest();
    for (const { id, digest } of rows) entries.add(id, digest);
    const ids = rows.map(({ id }) => id);
    const ranges = rangesOf(ids);
    const resumo = resumoOf({ numero, before, ranges, entries: entries.hex() });
    const marks = rows.map(({ id, digest }) => current.mark(id, digest));
    await sql`select sede.gravar_selo(${numero}, ${before.hash}, ${current.print}, ${ranges}, ${resumo},
      ${current.seal(resumo)}, ${ids}::bigint[], ${marks}::bytea[])`.execute(tx);
    return rows.length;
  });

/** Seals what waits; `everything`: whatever its age. Out: how many entries were sealed. */
export async function sealAudit(db: Db, keys: AuditKeys, everything = false): Promise<number> {
  let sealed = 0;
  for (;;) {
    const n = await sealOnce(db, keys, everything);
    sealed += n;
    if (n < SEAL_ENTRIES) return sealed;
  }
}

/** The digests that the database has of these seals, hexadecimal. */
export async function storedResumos(db: Db, page: readonly { numero: number }[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ numero: number; resumo: Buffer }>`
    select numero, resumo from auditoria_selos where numero = any(${page.map(({ numero }) => numero)}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ numero, resumo }) => [numero, resumo.toString('hex')]));
}

export interface AnchorState {
  /** Of what stands in the place; null: nothing. */
  ultima: { numero: number; em: string } | null;
  /** Anchored beyond the database's last seal, or another seal under the same number. */
  diverge: boolean;
}

/** What the place says last, compared with the database. */
export async function readAnchorState(db: Db, place: AnchorPlace): Promise<AnchorState> {
  let last: { numero: number; em: string; resumo: string } | null = null;
  for await (const anchor of place.read()) if (anchor) last = anchor;
  if (!last) return { ultima: null, diverge: false };
  const { numero, em, resumo } = last;
  const { rows } = await sql<{ resumo: Buffer }>`
    select resumo from auditoria_selos where numero = ${numero}`.execute(db);
  return { ultima: { numero, em }, diverge: rows[0]?.resumo.toString('hex') !== resumo };
}

export interface SealerDeps {
  db: Db;
  keys: AuditKeys;
  place: AnchorPlace;
  clock: Clock;
  log: Logger;
}

/** The last anchored head that the database still has. */
async function lastShared(db: Db, place: AnchorPlace): Promise<number> {
  let shared = 0;
  let page: Anchor[] = [];
  const compare = async () => {
    const stored = await storedResumos(db, page);
    for (const { numero, resumo } of page) if (stored.get(numero) === resumo) shared = Math.max(shared, numero);
    page = [];
  };
  for await (const anchor of place.read()) {
    if (anchor) page.push(anchor);
    if (page.length === 1000) await compare();
  }
  await compare();
  return shared;
}

/** Anchors the last seal under a reason, as a new beginning: what the place said and the database has not counts no more. */
export async function restartAnchor(deps: Omit<SealerDeps, 'log'>, motivo: string): Promise<number> {
  const { db, keys, place, clock } = deps;
  const head = await readHead(db);
  if (!head) return 0;
  const { numero, ultimo } = head;
  const ate = await lastShared(db, place);
  const seal = { numero, ultimo, resumo: head.resumo.toString('hex'), em: clock.now().toISOString() };
  await place.append(signAnchor(keys.current, { ...seal, motivo, ate }));
  return numero;
}

/** Anchors the last seal where it is newer than the last anchored one; begun anew where nothing stands. */
function createAnchoring({ db, keys, place, clock, log }: SealerDeps): { anchor(): Promise<void> } {
  let anchored: number | undefined;
  let told = false;
  return {
    async anchor() {
      if (anchored === undefined) {
        const { ultima, diverge } = await readAnchorState(db, place);
        if (diverge) {
          // Not written over: somebody has to say which of the two is right.
          if (!told)
            log.error(
              { ancora: place.description, selo: ultima?.numero },
              'audit: the anchor does not fit the database; see audit:verify',
            );
          told = true;
          return;
        }
        anchored = ultima?.numero ?? 0;
      }
      const head = await readHead(db);
      if (!head || head.numero <= anchored) return;
      if (anchored === 0 && head.numero > 1)
        log.warn({ ancora: place.description, selo: head.numero }, 'audit: no anchor found; it begins here');
      const { numero, ultimo } = head;
      await place.append(
        signAnchor(keys.current, {
          numero,
          ultimo,
          resumo: head.resumo.toString('hex'),
          em: clock.now().toISOString(),
        }),
      );
      anchored = numero;
    },
  };
}

/** Seals and anchors until `stop`, which waits for the round under way and anchors once more. */
export function startSealer(deps: SealerDeps): { stop(): Promise<void> } {
  const { db, keys, log } = deps;
  const tell = createTroubleLog(log);
  const { anchor } = createAnchoring(deps);
  let anchoredAt = Number.NEGATIVE_INFINITY;
  const round = async (everything: boolean, anchorNow: boolean) => {
    await sealAudit(db, keys, everything).catch((error) => tell(error, 'audit not sealed'));
    if (!anchorNow && performance.now() - anchoredAt < ANCHOR_EVERY_MS) return;
    anchoredAt = performance.now();
    await anchor().catch((error) => tell(error, 'audit not anchored'));
  };
  let running: Promise<void> = tellForeignKey(deps)
    .catch((error) => tell(error, 'audit: the last seal was not read'))
    .then(() => round(true, true));
  const timer = setInterval(() => {
    running = running.then(() => round(false, false));
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await round(false, true);
    },
  };
}

async function tellForeignKey({ db, keys, log }: SealerDeps): Promise<void> {
  const chave = (await readHead(db))?.chave;
  if (chave != null && chave !== keys.current.print)
    log.warn({ chave }, 'audit: the last seal was made with another root secret; see audit:verify');
}
