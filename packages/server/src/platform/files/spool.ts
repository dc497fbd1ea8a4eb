/**
 * Writes a stream into a temporary file of the same file system, flushed to the disk, measuring it on the way.
 *
 * Both drivers begin so: the folder renames the file into place, the bucket needs the size before the first byte.
 * On failure the temporary file is gone and the source's error comes through.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../config/make-folder.ts';
import type { StoredFile } from './file-store.ts';

/** Out: path, size in bytes and SHA-256 (hexadecimal). The caller renames or removes the file. */
export async function spool(folder: string, content: Readable): Promise<StoredFile & { path: string }> {
  makeFolder(folder, { mode: 0o700 });
  const path = join(folder, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let tamanho = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      tamanho += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, tamanho, sha256: hash.digest('hex') };
}

/** Removes temporary files older than `before`; a killed process leaves them. */
export async function removeSpooled(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile() || info.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
