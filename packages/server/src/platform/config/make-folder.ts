/**
 * Makes a folder with those above it, and says in words why it cannot be made or written into.
 *
 * Not Node's `mkdir(…, { recursive: true })`: where the last folder that exists takes none (/proc), it tries for ever, in
 * the main thread or in one of the four that all files share. In: an absolute path; how the operator calls it.
 * Errors: `ConfigError` (pt-BR): a file in the way, read-only, not allowed, no space, no place for folders.
 */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './read-env.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'esta conta não pode escrever ali',
  EPERM: 'esta conta não pode escrever ali',
  EROFS: 'o lugar é só de leitura',
  ENOSPC: 'não há espaço no disco',
  EDQUOT: 'a cota do disco acabou',
  EEXIST: 'há um arquivo com esse nome, ou no caminho',
  ENOTDIR: 'há um arquivo com esse nome, ou no caminho',
  ENOENT: 'o lugar não aceita pastas',
  ENAMETOOLONG: 'o caminho é longo demais',
  ELOOP: 'os atalhos do caminho dão voltas',
};

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? error);

function refused(name: string, dir: string, error: unknown): ConfigError {
  const code = codeOf(error);
  return new ConfigError([
    `${name}: não consegui usar a pasta ${dir}: ${REASONS[code] ?? 'o sistema recusou'} (${code}). Mude isso, ou informe outra pasta.`,
  ]);
}

function make(dir: string, mode: number): boolean {
  try {
    mkdirSync(dir, { mode });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && statSync(dir).isDirectory()) return false;
    const parent = path.dirname(dir);
    // The search upwards ends at a parent that exists and in which no folder can be made.
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    make(parent, mode);
    return make(dir, mode);
  }
}

/** Returns whether it was made by this call. */
export function makeFolder(dir: string, { mode = 0o711, name = 'DATA_DIR' } = {}): boolean {
  try {
    return make(dir, mode);
  } catch (error) {
    throw refused(name, dir, error);
  }
}

/** Checks that it exists and can be written into, before anything is put there. */
export function requireFolder(dir: string, name = 'DATA_DIR'): void {
  makeFolder(dir, { name });
  const probe = path.join(dir, `.prova-${process.pid}`);
  try {
    writeFileSync(probe, 'sede', { mode: 0o600 });
  } catch (error) {
    throw refused(name, dir, error);
  } finally {
    rmSync(probe, { force: true });
  }
}
