/** Archives in a folder (mode 0700, files 0600): written as `.parte`, flushed, renamed, the folder flushed. */
import { constants, createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { makeFolder } from '../config/make-folder.ts';
import { ConfigError } from '../config/read-env.ts';
import { BackupError } from './archive-format.ts';
import { type CopyPlace, type KeptArchive, ours } from './copy-place.ts';

const PART = '.parte';

export function createFolderPlace(folder: string): CopyPlace {
  const pathOf = (name: string) => join(folder, basename(name));
  return {
    description: folder,
    async create(name) {
      make(folder);
      await removeParts(folder);
      const part = `${pathOf(name)}${PART}`;
      // Opened before anything is read: a folder that cannot be written fails here.
      const destination = (await open(part, 'wx', 0o600)).createWriteStream({ flush: true });
      return {
        destination,
        async commit() {
          await rename(part, pathOf(name));
          const handle = await open(folder, constants.O_RDONLY);
          await handle.sync().finally(() => handle.close());
        },
        async discard() {
          destination.destroy();
          await finished(destination).catch(() => undefined);
          await rm(part, { force: true });
        },
      };
    },
    open: async (name) => createReadStream(pathOf(name)),
    async list() {
      const found: KeptArchive[] = [];
      for (const nome of await readdir(folder).catch(ifMissing)) {
        const info = await stat(pathOf(nome)).catch(() => null);
        if (info?.isFile()) found.push({ nome, tamanho: info.size });
      }
      return ours(found);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async freeBytes() {
      make(folder);
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

function make(folder: string): void {
  try {
    makeFolder(folder, { mode: 0o700, name: 'BACKUP_DIR' });
  } catch (error) {
    throw error instanceof ConfigError ? new BackupError(error.problems.join(' ')) : error;
  }
}

/** Removes what a killed backup left: only one backup runs at a time, so no partial file is in use. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('sede-') && name.endsWith(PART)) await rm(join(folder, name), { force: true });
  }
}

function ifMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
