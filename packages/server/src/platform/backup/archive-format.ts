/**
 * What stands in a backup's archive: `.tar.zst`, or `.tar.zst.age` where a key is set. All three are public formats: an
 * archive can be opened without Sede (`age -d … | zstd -d | tar x`).
 *
 * | member | content |
 * |---|---|
 * | `copia.json` | first: `Header`, what it was made of |
 * | `banco/<schema>.<table>/000001.copy` | PostgreSQL's COPY text, whole rows, parts of about 4 MiB |
 * | `arquivos/<chave>` | a stored file |
 * | `conferencia/000001.sha256` | SHA-256 of the members since the last such list (`sha256sum -c` reads it) |
 * | `manifesto.json` | last: `Manifest`, counts and sums of every table, digests of the lists |
 *
 * Units: bytes; instants ISO 8601 UTC; sums as exact decimal text. Nothing here grows with the data but the tables' list.
 * Errors: `BackupError` with a pt-BR sentence that says what to do. Source: decision 017.
 */

import type { Anchor } from '../audit/index.ts';

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** One backup at a time: an advisory lock that the backup's connection holds ('copi' in ASCII). */
export const BACKUP_LOCK = 0x636f7069;

export const FORMAT = 1;
export const HEADER = 'copia.json';
export const MANIFEST = 'manifesto.json';
export const DATA = 'banco/';
export const FILES = 'arquivos/';
export const DIGESTS = 'conferencia/';

export type TableShape = { nome: string; colunas: string[] };
export type Migration = { numero: number; nome: string; checksum: string };

export type Header = {
  formato: number;
  programa: 'sede';
  versao: string;
  criadaEm: string;
  /** Id of the copy's row in `copias`. */
  id: string;
  migracoes: Migration[];
  tabelas: TableShape[];
  /** The root secret's fingerprint, and the root itself where the archive is encrypted. */
  segredo: { impressao: string; raiz?: string };
};

/** Facts of a table that the restored one must have too; `marca` is a sum of hashes over whole rows. */
export type TableFacts = { linhas: string; marca: string; somas: Record<string, string> };

export type Manifest = {
  formato: number;
  membros: number;
  /** SHA-256 of each list of digests, in order. */
  conferencias: string[];
  tabelas: Record<string, TableFacts>;
  sequencias: { nome: string; ultimo: string; usado: boolean }[];
  arquivos: { quantidade: number; bytes: number };
  /** The last seal of the audit, signed: outside the database it proves that nothing was cut off. Absent in older archives. */
  auditoria?: Anchor | null;
  /** Files of the snapshot that were not in the store, or not as recorded: keys and what was wrong. */
  problemas: string[];
};

/** 'banco/public.despesas/000001.copy' → 'public.despesas'. */
export const tableOfPart = (member: string): string => member.slice(DATA.length, member.lastIndexOf('/'));

/** Name of the nth part of a table, from 1. */
export const partName = (table: string, number: number): string =>
  `${DATA}${table}/${String(number).padStart(6, '0')}.copy`;

/** Name of the nth list of digests, from 1. */
export const digestsName = (number: number): string => `${DIGESTS}${String(number).padStart(6, '0')}.sha256`;

const STAMP = /^sede-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.zst(\.age)?$/;

/** `sede-2026-11-21-050000.tar.zst.age`: the instant in UTC. */
export function archiveName(at: Date, encrypted: boolean): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `sede-${day}-${time.slice(0, 8).replaceAll(':', '')}.tar.zst${encrypted ? '.age' : ''}`;
}

/** The instant in an archive's name, or null: no archive of ours. */
export function instantOf(name: string): Date | null {
  const match = STAMP.exec(name);
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
