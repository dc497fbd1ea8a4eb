/**
 * Whether two processes mean the same place, wherever it is mounted: a folder is known by a file in it with a name that
 * nobody else has, a bucket by its address. Two machines may both say '/var/copias' and mean two disks.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { makeFolder } from '../config/make-folder.ts';
import type { S3Config } from '../config/part-types.ts';

const MARK = '.lugar';

/** Where this process puts backups and files. */
export const placesOf = ({ backup, dataDir, s3 }: Pick<Config, 'backup' | 'dataDir' | 's3'>) => ({
  copias: placeIdentity({ folder: backup.folder, name: 'BACKUP_DIR', s3: backup.s3 }),
  arquivos: placeIdentity({ folder: dataDir, name: 'DATA_DIR', s3 }),
});

/** In: a folder (made where it is missing; `name` is the operator's word for it) or a bucket. */
function placeIdentity(place: {
  folder: string;
  name: string;
  s3: Pick<S3Config, 'endpoint' | 'bucket'> | undefined;
}): string {
  if (place.s3) return `s3:${place.s3.endpoint ?? ''}/${place.s3.bucket}`;
  makeFolder(place.folder, { mode: 0o700, name: place.name });
  return `pasta:${markOf(path.join(place.folder, MARK))}`;
}

function markOf(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomUUID()}\n`, { mode: 0o600 });
  try {
    // Whole or not at all, and the first one stays: processes that start together find one mark.
    linkSync(draft, file);
  } catch (error) {
    // Some file systems have no links.
    if (!existsSync(file)) renameSync(draft, file);
    else if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
