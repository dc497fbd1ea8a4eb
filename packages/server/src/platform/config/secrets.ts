/**
 * The installation's secrets: one root, made once, from which each purpose derives its own key.
 *
 * The root is SEDE_SECRET, or 32 random bytes kept in DATA_DIR/segredo (mode 0600). Derived keys are 64 hex characters
 * (HKDF-SHA256), stable across starts; losing the root ends every session and makes sealed values unreadable.
 * Several processes on one external database must be given the same SEDE_SECRET: the doctor refuses production without.
 */

import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './read-env.ts';

export type Secrets = {
  /** A key for one purpose, e.g. 'sessao'. The same purpose always gets the same key. */
  derive(purpose: string): string;
};

export function loadSecrets(config: Pick<Config, 'dataDir' | 'sedeSecret'>): Secrets {
  const root = config.sedeSecret ?? storedRoot(config.dataDir);
  return {
    derive: (purpose) => Buffer.from(hkdfSync('sha256', root, 'sede', purpose, 32)).toString('hex'),
  };
}

function storedRoot(dataDir: string): string {
  const file = path.join(dataDir, 'segredo');
  const existing = readIfThere(file);
  if (existing !== undefined) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${file}.${process.pid}.novo`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // A link fails if another process was first; then its secret is the one.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readIfThere(file);
  if (made === undefined) throw new ConfigError([`Não consegui ler ${file}.`]);
  return made;
}

function readIfThere(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // An emptied file (full disk, careless edit) must not become a known key.
  if (text.length < 32) throw new ConfigError([`${file}: o segredo está incompleto. Restaure o arquivo de uma cópia.`]);
  return text;
}
