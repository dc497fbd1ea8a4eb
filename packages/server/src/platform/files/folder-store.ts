/**
 * Attachments in a folder (`DATA_DIR/arquivos`): written under a temporary name, flushed, renamed, folder flushed.
 *
 * So a file that `put` acknowledged survives a power cut, and a name never shows half a file. Fan-out by the last four
 * digits of the key: the first ones of a uuid v7 are the time and would fill one folder after the other.
 */
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.ts';
import { anexosErrors } from './anexos-errors.ts';
import { assertFileKey, type FileStore, isFileKey, type ListedFile } from './file-store.ts';
import { removeSpooled, spool } from './spool.ts';

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function* walk(folder: string): AsyncGenerator<ListedFile> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (/^[0-9a-f]{2}$/.test(entry.name)) yield* walk(path);
    } else if (isFileKey(entry.name)) {
      const info = await stat(path).catch(() => null);
      if (info) yield { chave: entry.name, modificadoEm: info.mtime };
    }
  }
}

/** `reserve`: bytes that stay free for the database, which shares the disk and must be able to write on. */
export async function createFolderStore(root: string, reserve = 0): Promise<FileStore> {
  const temporary = join(root, '.tmp');
  makeFolder(temporary, { mode: 0o700 });

  const folderOf = (chave: string): string => {
    assertFileKey(chave);
    return join(root, chave.slice(-2), chave.slice(-4, -2));
  };
  const pathOf = (chave: string): string => join(folderOf(chave), chave);

  return {
    async put(chave, content) {
      const folder = folderOf(chave);
      const { path, tamanho, sha256 } = await spool(temporary, content);
      try {
        // The first folder made has to be reachable after a power cut as well: flush its parents too.
        const made = await mkdir(folder, { recursive: true, mode: 0o700 });
        await rename(path, pathOf(chave));
        await flushFolder(folder);
        if (made) {
          await flushFolder(join(folder, '..'));
          await flushFolder(root);
        }
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { tamanho, sha256 };
    },
    async get(chave) {
      try {
        // Opened before the answer begins, so that a missing file is a 404 and not a broken download.
        return (await open(pathOf(chave), 'r')).createReadStream();
      } catch (error) {
        throw isMissing(error) ? anexosErrors.nao_encontrado() : error;
      }
    },
    remove: (chave) => rm(pathOf(chave), { force: true }),
    exists: (chave) =>
      access(pathOf(chave)).then(
        () => true,
        () => false,
      ),
    async freeBytes() {
      const { bavail, bsize } = await statfs(root);
      return Math.max(0, bavail * bsize - reserve);
    },
    list: () => walk(root),
    removeUnfinished: (before) => removeSpooled(temporary, before),
  };
}
