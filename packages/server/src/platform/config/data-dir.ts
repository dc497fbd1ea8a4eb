/**
 * Where the installation keeps its data when DATA_DIR is not given: `<repo>/data`, or, for root in a folder that only
 * root can enter, `/var/lib/sede/<hash of the clone's path>`, because PostgreSQL never runs as root and its own account
 * must be able to walk to its files.
 *
 * Out: the folder (absolute; not created here) and, when it is not the obvious one, a pt-BR notice to print.
 * Never answers an empty folder while the data of an earlier start sits in the other one.
 */

import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

export type DataDirChoice = { dir: string; notice?: string; problem?: string };

/** `name`: of the folder in the clone; another than 'data' has a place of its own outside too. */
export function chooseDataDir(repo: string, isRoot: boolean, outside = '/var/lib/sede', name = 'data'): DataDirChoice {
  const inside = path.join(repo, name);
  if (!isRoot || canOthersReach(inside)) return { dir: inside };

  if (existsSync(path.join(inside, 'postgres'))) {
    return {
      dir: inside,
      problem:
        `DATA_DIR: já existem dados em ${inside}, mas a conta do PostgreSQL não consegue mais entrar nessa pasta. ` +
        `Libere a passagem (chmod o+x nas pastas acima dela) ou mova a pasta e informe o lugar novo em DATA_DIR.`,
    };
  }
  const hash = createHash('sha256').update(realpathSync(repo)).digest('hex').slice(0, 12);
  const dir = path.join(outside, name === 'data' ? hash : `${hash}-${name}`);
  return {
    dir,
    notice: `Os dados ficam em ${dir}: a conta do PostgreSQL não consegue entrar em ${repo}. Para outro lugar, informe DATA_DIR.`,
  };
}

/** Whether any account may walk down to `target`; folders that do not exist yet will be made passable. */
function canOthersReach(target: string): boolean {
  let dir = path.resolve(target);
  while (!existsSync(dir)) dir = path.dirname(dir);
  dir = realpathSync(dir);
  for (;;) {
    if ((statSync(dir).mode & 0o001) === 0) return false;
    const parent = path.dirname(dir);
    if (parent === dir) return true;
    dir = parent;
  }
}
