/**
 * Where archives are kept, behind one interface: a folder or an S3-compatible bucket.
 *
 * `create` gives a destination; the archive appears under its name only with `commit`, whole and flushed, and `discard`
 * leaves nothing. Only files with the names of our archives are ever listed or removed; other files in the same place
 * are left alone.
 */
import type { Readable, Writable } from 'node:stream';
import type { BackupConfig } from '../config/config.ts';
import { instantOf } from './archive-format.ts';

export type KeptArchive = { nome: string; tamanho: number };
export type Draft = { destination: Writable; commit(): Promise<void>; discard(): Promise<void> };

export interface CopyPlace {
  /** For people: the folder's path, or the bucket's name. */
  readonly description: string;
  create(name: string): Promise<Draft>;
  open(name: string): Promise<Readable>;
  /** Newest first. */
  list(): Promise<KeptArchive[]>;
  remove(name: string): Promise<void>;
  /** Free bytes, or null where there is no such thing. */
  freeBytes(): Promise<number | null>;
}

/** Newest first, ours only. */
export function ours(found: KeptArchive[]): KeptArchive[] {
  return found.filter(({ nome }) => instantOf(nome) !== null).sort((a, b) => (a.nome < b.nome ? 1 : -1));
}

/** Chooses the driver; the S3 library is loaded only for a bucket. */
export async function createCopyPlace(config: { backup: BackupConfig }): Promise<CopyPlace> {
  const { folder, s3 } = config.backup;
  if (s3 === undefined) {
    const { createFolderPlace } = await import('./folder-place.ts');
    return createFolderPlace(folder);
  }
  const { createS3Place } = await import('./s3-place.ts');
  return createS3Place(s3);
}
