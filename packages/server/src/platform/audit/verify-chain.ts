/**
 * Checks the chain: each seal against its entries, its key and the seal before, without a gap; then the unsealed tail.
 *
 * Reads as many seals at a time as cover some thousand entries, so memory does not grow with the trail. Seals from before
 * the key are checked as what they were. Out: seals by a key that is not known, for the anchor to vouch for.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { AuditKeys } from './audit-keys.ts';
import type { Findings } from './report.ts';
import { createEntriesDigest, NO_SEAL, readRanges, resumoOf, type SealHead } from './seal.ts';
import { ENTRY, type EntryCheck, type EntryRow } from './verify-entries.ts';

const AT_ONCE = 10_000;

type Seal = SealHead & {
  id: number;
  em: string;
  primeiro: number;
  ultimo: number;
  quantidade: number;
  anterior: Buffer;
  chave: string | null;
  entradas: string | null;
};

/** `entrada` is null where the entry is gone. */
type Link = Omit<EntryRow, 'entrada'> & {
  seloId: number;
  auditoriaId: number;
  marca: Buffer | null;
  entrada: number | null;
};
const isThere = (link: Link): link is Link & { entrada: number } => link.entrada !== null;

export interface ChainFacts {
  head: SealHead;
  /** The first seal with a key, and when it was made. */
  firstKeyed: { numero: number; em: string } | null;
  /** Numbers of seals by keys that are not known, as one stretch per key. */
  foreign: Map<string, { de: number; ate: number }>;
}

async function* sealsWithLinks(db: Db): AsyncGenerator<{ seal: Seal; links: Link[] }> {
  for (let last = 0; ; ) {
    const { rows: page } =
      await sql<Seal>`select id, numero, em, primeiro, ultimo, quantidade, anterior, chave, entradas, resumo, hash
      from auditoria_selos where numero > ${last} order by numero limit 500`.execute(db);
    if (page.length === 0) return;
    for (let at = 0; at < page.length; ) {
      const some: Seal[] = [];
      for (let n = 0; at < page.length && (some.length === 0 || n + (page[at]?.quantidade ?? 0) <= AT_ONCE); at++) {
        const seal = page[at];
        if (seal) some.push(seal);
        n += seal?.quantidade ?? 0;
      }
      const { rows } = await sql<Link>`
        select c.selo_id as "seloId", c.auditoria_id as "auditoriaId", c.marca, ${ENTRY}
        from auditoria_cadeia c left join auditoria a on a.id = c.auditoria_id
        where c.selo_id = any(${some.map(({ id }) => id)}::bigint[]) order by c.selo_id, c.auditoria_id limit ${AT_ONCE * 2}`.execute(
        db,
      );
      const bySeal = Map.groupBy(rows, ({ seloId }) => seloId);
      for (const seal of some) yield { seal, links: bySeal.get(seal.id) ?? [] };
    }
    last = page.at(-1)?.numero ?? last;
  }
}

/** The hash of a seal from before the key: over the one before and the digests. */
function oldHash(anterior: Buffer, links: readonly Link[]): Buffer {
  const hash = createHash('sha256').update(anterior);
  for (const link of links) if (isThere(link)) hash.update(link.digest);
  return hash.digest();
}

export async function checkChain(
  db: Db,
  keys: AuditKeys,
  findings: Findings,
  entries: EntryCheck,
): Promise<ChainFacts> {
  const { report, problem } = findings;
  const facts: ChainFacts = { head: NO_SEAL, firstKeyed: null, foreign: new Map() };

  const checkOld = ({ numero, anterior, hash, resumo, primeiro, ultimo }: Seal, links: Link[]) => {
    if (facts.firstKeyed) problem(`Selo ${numero}: não tem chave, embora venha depois de selos com chave.`);
    for (const link of links) if (isThere(link)) entries.old(link);
    const bounds = links[0]?.auditoriaId === primeiro && links.at(-1)?.auditoriaId === ultimo;
    return bounds && oldHash(anterior, links).equals(hash) && resumo.equals(hash);
  };

  const checkKeyed = (seal: Seal & { chave: string }, links: Link[]) => {
    const { numero, chave, hash, em } = seal;
    facts.firstKeyed ??= { numero, em };
    const key = keys.find(chave);
    if (key === undefined) {
      const stretch = facts.foreign.get(chave);
      facts.foreign.set(chave, { de: stretch?.de ?? numero, ate: numero });
    }
    entries.sealedBy.add(chave);
    const sealed = readRanges(seal.entradas ?? '');
    const digest = createEntriesDigest();
    for (const link of links) {
      if (!sealed.has(link.auditoriaId)) problem(`Entrada ${link.auditoriaId}: foi acrescentada ao selo ${numero}.`);
      if (!isThere(link)) continue;
      entries.keyed(link, key && { key, marca: link.marca });
      digest.add(link.entrada, link.digest);
    }
    const missing = sealed.missingOf(new Set(links.map(({ auditoriaId }) => auditoriaId)));
    for (const id of missing) problem(`Entrada ${id}: foi removida do selo ${numero}.`);
    const resumo = resumoOf({ numero, before: facts.head, ranges: seal.entradas ?? '', entries: digest.hex() });
    const bounds = links[0]?.auditoriaId === seal.primeiro && links.at(-1)?.auditoriaId === seal.ultimo;
    return bounds && resumo.equals(seal.resumo) && (key === undefined || key.seal(resumo).equals(hash));
  };

  for await (const { seal, links } of sealsWithLinks(db)) {
    const { numero, chave } = seal;
    report.selos += 1;
    const expected = facts.head.numero + 1;
    if (numero !== expected)
      problem(numero - expected === 1 ? `Selo ${expected}: falta.` : `Selos ${expected} a ${numero - 1}: faltam.`);
    if (!seal.anterior.equals(facts.head.hash)) problem(`Selo ${numero}: não continua o selo anterior.`);
    for (const link of links)
      if (!isThere(link)) problem(`Entrada ${link.auditoriaId}: foi removida (selo ${numero}).`);
    const found = links.filter(isThere).length;
    if (found !== seal.quantidade)
      problem(`Selo ${numero}: ${seal.quantidade} entradas seladas, ${found} encontradas.`);
    const good = chave === null ? checkOld(seal, links) : checkKeyed({ ...seal, chave }, links);
    if (!good) problem(`Selo ${numero}: as entradas não conferem com o selo.`);
    facts.head = { numero, resumo: seal.resumo, hash: seal.hash };
  }
  await checkTail(db, findings, entries);
  return facts;
}

async function checkTail(db: Db, { report }: Findings, entries: EntryCheck): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<EntryRow>`select ${ENTRY} from auditoria a
      where a.id > ${last} and not exists (select 1 from auditoria_cadeia c where c.auditoria_id = a.id)
      order by a.id limit ${AT_ONCE}`.execute(db);
    for (const row of rows) entries.keyed(row);
    report.cauda += rows.length;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.entrada;
  }
}
