/**
 * The demonstration's folder: known by a marker file, so that nothing but a demonstration is ever emptied or opened as one.
 *
 * `claimFolder` takes an empty or own folder and refuses any other; `reset` empties it first. Errors: `ConfigError`.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '#platform/config/make-folder.ts';
import { ConfigError } from '#platform/config/read-env.ts';

export const MARKER = 'DEMONSTRACAO.txt';
const TEXT = 'Pasta da demonstração do Sede (npm run demo): só dados fictícios. Pode ser apagada.\n';

const isOwn = (dir: string) => existsSync(path.join(dir, MARKER));
const isEmpty = (dir: string) => !existsSync(dir) || readdirSync(dir).length === 0;

/** Empties the folder, but for the marker. The database in it must not be running. */
export function emptyFolder(dir: string): void {
  if (!isOwn(dir)) throw new ConfigError([`DATA_DIR: ${dir} não é a pasta da demonstração.`]);
  for (const name of readdirSync(dir)) {
    if (name !== MARKER) rmSync(path.join(dir, name), { recursive: true, force: true });
  }
}

export function claimFolder(dir: string, { reset }: { reset: boolean }): void {
  makeFolder(dir);
  if (!isEmpty(dir) && !isOwn(dir)) {
    throw new ConfigError([
      `DATA_DIR: ${dir} já tem dados que não são da demonstração. Informe outra pasta, ou nenhuma.`,
    ]);
  }
  if (!isOwn(dir)) writeFileSync(path.join(dir, MARKER), TEXT);
  else if (reset) emptyFolder(dir);
}
