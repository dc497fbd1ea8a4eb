/**
 * Where the bytes of attachments are stored, behind one interface: a folder or an S3-compatible bucket.
 *
 * Keys are uuids of ours, never a name that a user gave. `put` answers only when the bytes are safe (on disk and flushed,
 * or acknowledged by the bucket) and leaves nothing behind when it fails. Unit: bytes; sha256 in hexadecimal.
 * Errors: a missing object is `anexos.nao_encontrado`; a full disk stays ENOSPC (the caller knows what to say).
 * Source: decisions §2 (files folder or bucket).
 */
import type { Readable } from 'node:stream';

export type StoredFile = { tamanho: number; sha256: string };
export type ListedFile = { chave: string; modificadoEm: Date };

export interface FileStore {
  put(chave: string, content: Readable): Promise<StoredFile>;
  get(chave: string): Promise<Readable>;
  /** Removing what is not there is no error: a sweep may run twice. */
  remove(chave: string): Promise<void>;
  exists(chave: string): Promise<boolean>;
  /** Bytes that uploads may still take, the reserve left out; null where there is no such thing (a bucket). */
  freeBytes(): Promise<number | null>;
  /** Every stored object, for the sweep. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what broken-off uploads left before this instant; answers how many. */
  removeUnfinished(before: Date): Promise<number>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the text is a key of ours. */
export function isFileKey(text: string): boolean {
  return UUID.test(text);
}

/** The last defence against a key that leads out of the folder: only uuids pass. */
export function assertFileKey(chave: string): void {
  if (!isFileKey(chave)) throw new TypeError('file store: the key must be a uuid');
}
