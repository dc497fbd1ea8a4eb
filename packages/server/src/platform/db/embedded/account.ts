/**
 * Under which account PostgreSQL runs: ours, or, since it refuses root, a system account that root chooses for it.
 *
 * The owner of an existing database folder stays its owner. Otherwise: the account `postgres`, else a new system
 * account `sede` (useradd), else `nobody`.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.ts';

/** `undefined` ids: the account that runs this process. */
export type Account = { name: string; uid: number | undefined; gid: number | undefined };

/** The account for a data folder, which need not exist yet. Errors: `LaunchError` when the folder belongs to another account. */
export function accountFor(pgdata: string): Account {
  const self = process.getuid?.();
  const owner = statSync(pgdata, { throwIfNoEntry: false });
  if (self !== 0) {
    if (self !== undefined && owner !== undefined && owner.uid !== self) {
      throw new LaunchError(
        `A pasta ${pgdata} pertence a outra conta (uid ${owner.uid}). Inicie o Sede com a mesma conta de antes, ou informe outra pasta em DATA_DIR.`,
      );
    }
    return { name: 'atual', uid: undefined, gid: undefined };
  }
  if (owner !== undefined && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const found = find('postgres') ?? find('sede') ?? create('sede') ?? find('nobody');
  if (found === undefined) {
    throw new LaunchError(
      'O PostgreSQL não roda como root e não encontrei outra conta. Crie uma (useradd --system sede) ou inicie o Sede com um usuário comum.',
    );
  }
  return found;
}

/**
 * Whether the account may enter every folder down to `dir`; for the account of this process the answer is yes: if it is
 * wrong, the system's own error says so.
 */
export function canEnter(dir: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  let current = realpathSync(dir);
  for (;;) {
    const { mode, uid, gid } = statSync(current);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

function find(name: string): Account | undefined {
  const file = '/etc/passwd';
  if (!existsSync(file)) return undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [login, , uid, gid] = line.split(':');
    if (login === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function create(name: string): Account | undefined {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
      stdio: 'ignore',
    });
  } catch {
    // No useradd on this system, or not allowed: the caller goes on to the next choice.
  }
  return find(name);
}
