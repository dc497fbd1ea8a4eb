/**
 * The embedded server's data folder (DATA_DIR/postgres): made once by initdb, its settings rewritten at every start.
 *
 * UTF-8 with ICU collation pt-BR as the default of every database, so that `order by nome` sorts as Brazilians do (Á
 * beside A, case last) on any machine, whatever locales it has; messages and formats stay 'C', zone is UTC. An
 * interrupted initdb leaves only a draft folder (`postgres.novo-…`), which never held data. Each try has a draft of its
 * own: the initdb of a start that was killed may still be writing into its draft. Drafts of earlier tries are removed
 * at every start.
 * Errors: `LaunchError` when the data are of another major version; `ConfigError` when the folder cannot be made.
 */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../../config/make-folder.ts';
import { type Account, canEnter } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Credentials, SUPERUSER } from './credentials.ts';
import { isErrno, LaunchError } from './launch-error.ts';

const MIN_FREE_BYTES = 300 * 1024 * 1024;
const run = promisify(execFile);

export type Settings = Record<string, string>;

/** For a machine with 2–4 GB that also runs the program. Durability is PostgreSQL's own default: every commit is on disk. */
const defaultSettings: Settings = {
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_wal_size: '1GB',
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  // Neither statements nor the values in an error's detail reach the log: they are personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_min_messages: 'warning',
};

/** What every program of PostgreSQL is started with; nothing of ours leaks in (PGDATA, PGPORT, LD_PRELOAD…). */
export const programEnv = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

export function prepareDataDir(dataDir: string, account: Account): void {
  if (makeFolder(dataDir)) chmodSync(dataDir, 0o711);
  if (!canEnter(dataDir, account)) {
    throw new LaunchError(
      `A conta ${account.name} do PostgreSQL não consegue entrar em ${dataDir}. Libere a passagem (chmod o+x na pasta e nas de cima) ou informe outra pasta em DATA_DIR.`,
    );
  }
}

export async function ensureCluster(
  pgdata: string,
  binaries: Binaries,
  account: Account,
  credentials: Credentials,
  sync: boolean,
): Promise<void> {
  removeDrafts(pgdata);
  if (!existsSync(pgdata)) await initialise(pgdata, binaries, account, credentials, sync);
  const major = majorOf(pgdata);
  if (major !== binaries.major) {
    throw new LaunchError(
      `Os dados em ${pgdata} são do PostgreSQL ${major}, e este Sede traz o ${binaries.major}. Use a versão anterior do Sede para exportá-los; nada foi alterado.`,
    );
  }
}

/** Files without which PostgreSQL knows nothing of its data. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'postgresql.conf', 'base', 'pg_wal'];

export const damaged = (pgdata: string, what: string): LaunchError =>
  new LaunchError(
    `O banco de dados em ${pgdata} está danificado: ${what}. Nada foi alterado. Guarde a pasta como está e restaure a última cópia de segurança numa pasta nova: DATA_DIR=… npm run restore -- ARQUIVO (docs/operations.md, Restoring).`,
  );

function majorOf(pgdata: string): string {
  const missing = NEEDED.find((name) => !existsSync(path.join(pgdata, name)));
  if (missing !== undefined) throw damaged(pgdata, `falta ${missing}`);
  const major = readFileSync(path.join(pgdata, 'PG_VERSION'), 'utf8').trim();
  if (!/^\d+$/.test(major)) throw damaged(pgdata, 'PG_VERSION não diz a versão');
  return major;
}

/** Returns whether the settings differ from those of the last start. */
export function writeSettings(pgdata: string, account: Account, extra: Settings): boolean {
  const file = path.join(pgdata, 'sede.conf');
  const lines = Object.entries({ ...defaultSettings, ...extra }).map(([name, value]) => `${name} = ${value}`);
  const text = `# Written by Sede at every start; put your own changes in postgresql.conf, below the include.\n${lines.join('\n')}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text, { mode: 0o600 });
  give(file, account);
  return true;
}

async function initialise(
  pgdata: string,
  binaries: Binaries,
  account: Account,
  credentials: Credentials,
  sync: boolean,
): Promise<void> {
  const { bavail, bsize } = statfsSync(path.dirname(pgdata));
  if (bavail * bsize < MIN_FREE_BYTES) {
    throw new LaunchError(`Há menos de 300 MB livres em ${path.dirname(pgdata)}: não dá para criar o banco de dados.`);
  }
  const own = randomUUID();
  const draft = `${pgdata}.novo-${own}`;
  const passwordFile = `${pgdata}.senha-${own}`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, credentials.passwords[SUPERUSER], { mode: 0o600 });
  give(draft, account);
  give(passwordFile, account);
  const args = ['-D', draft, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  args.push('--locale=C', '--locale-provider=icu', '--icu-locale=pt-BR', '--no-instructions');
  if (!sync) args.push('--no-sync');
  try {
    await run(path.join(binaries.dir, 'bin', 'initdb'), args, {
      uid: account.uid,
      gid: account.gid,
      cwd: draft,
      env: programEnv,
    });
    appendFileSync(path.join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'sede.conf'\n");
    renameSync(draft, pgdata);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new LaunchError(`Não consegui criar o banco de dados em ${pgdata}: ${said}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * A folder into which an initdb is still writing cannot always be removed: it ends by itself, and the next start
 * removes the rest.
 */
export function removeDrafts(pgdata: string): void {
  const folder = path.dirname(pgdata);
  const name = path.basename(pgdata);
  for (const entry of readdirSync(folder)) {
    if (!entry.startsWith(`${name}.novo`) && !entry.startsWith(`${name}.senha`)) continue;
    try {
      rmSync(path.join(folder, entry), { recursive: true, force: true });
    } catch (error) {
      if (!isErrno(error, 'ENOTEMPTY', 'EBUSY')) throw error;
    }
  }
}

function give(file: string, account: Account): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}
