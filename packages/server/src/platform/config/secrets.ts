/**
 * The installation's secrets: one root, made once, from which each purpose derives its own key.
 *
 * The root is SEDE_SECRET, or 32 random bytes kept in DATA_DIR/segredo (mode 0600). Derived keys are 64 hex characters
 * (HKDF-SHA256), stable across starts; losing the root ends every session and makes sealed values unreadable.
 * Several processes on one external database must be given the same SEDE_SECRET: the doctor refuses production without.
 */

import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { makeFolder } from './make-folder.ts';
import { ConfigError } from './read-env.ts';

export type Secrets = {
  /** A key for one purpose, e.g. 'sessao'. The same purpose always gets the same key. */
  derive(purpose: string): string;
};

export type RootSecrets = Secrets & {
  /** The root itself: only for an encrypted backup. */
  root(): string;
  /** A fingerprint that tells two roots apart without revealing either; 32 hex characters. */
  fingerprint(): string;
};

/** The installation's secrets; makes the root at the first start. */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'sedeSecret'>): RootSecrets {
  return secretsOf(config.sedeSecret ?? storedRoot(config.dataDir));
}

/** The keys that follow from a root, without touching the disk. */
export function secretsOf(root: string): RootSecrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, 'sede', purpose, 32)).toString('hex');
  return { derive, root: () => root, fingerprint: () => derive('impressao').slice(0, 32) };
}

/** The root of this place if it has one, without making one. */
export function existingSecrets(config: Pick<Config, 'dataDir' | 'sedeSecret'>): RootSecrets | undefined {
  const root = config.sedeSecret ?? readIfThere(secretFile(config.dataDir));
  return root === undefined ? undefined : secretsOf(root);
}

/** Puts a restored root where the next start finds it, in place of one that an unused installation made for itself. */
export function keepRoot(dataDir: string, root: string): void {
  makeFolder(dataDir);
  const draft = `${secretFile(dataDir)}.${process.pid}.novo`;
  writeFileSync(draft, `${root}\n`, { mode: 0o600, flush: true });
  renameSync(draft, secretFile(dataDir));
}

const secretFile = (dataDir: string): string => path.join(dataDir, 'segredo');

function storedRoot(dataDir: string): string {
  const file = secretFile(dataDir);
  const existing = readIfThere(file);
  if (existing !== undefined) return existing;
  makeFolder(dataDir);
  const draft = `${file}.${process.pid}.novo`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Linking fails if another process was first; then that process's secret is used.
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
