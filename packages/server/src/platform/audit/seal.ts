/**
 * One seal: what it covers, and the digest of it that anybody can compute again without the key.
 *
 * `resumo` covers the seal's number, digest and hash of the one before, and id and digest of each entry in order; `hash` is
 * its HMAC. Ids are told as ranges ('1-40,42'), so that a removed entry can be named. Source: decision 056.
 */
import { createHash } from 'node:crypto';

export interface SealHead {
  numero: number;
  resumo: Buffer;
  hash: Buffer;
}

export const NO_SEAL: SealHead = { numero: 0, resumo: Buffer.alloc(0), hash: Buffer.alloc(0) };

/** '1-40,42' from ascending ids. */
export function rangesOf(ids: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last && id === last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/** How many ids a text of ranges names, and whether it names this one; senseless text names none. */
export function readRanges(text: string): { has(id: number): boolean; missingOf(found: Set<number>): number[] } {
  const ranges = text
    .split(',')
    .map((range) => /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(range))
    .flatMap((match) => (match ? [[Number(match[1]), Number(match[2] ?? match[1])] as const] : []));
  return {
    has: (id) => ranges.some(([from, to]) => id >= from && id <= to),
    missingOf(found) {
      const missing: number[] = [];
      for (const [from, to] of ranges) {
        // A forged range may be endless; more than these are not named one by one anyway.
        for (let id = from; id <= to && missing.length < 20; id++) if (!found.has(id)) missing.push(id);
      }
      return missing;
    },
  };
}

/** Takes a seal's entries one by one, ascending, and gives their digest. */
export function createEntriesDigest(): { add(id: number, digest: Buffer): void; hex(): string } {
  const hash = createHash('sha256');
  return {
    add: (id, digest) => void hash.update(`${id}\n`).update(digest),
    hex: () => hash.digest('hex'),
  };
}

export function resumoOf(seal: { numero: number; before: SealHead; ranges: string; entries: string }): Buffer {
  const { numero, before, ranges, entries } = seal;
  const covered = [numero, before.resumo.toString('hex'), before.hash.toString('hex'), ranges, entries];
  return createHash('sha256').update(JSON.stringify(covered)).digest();
}
