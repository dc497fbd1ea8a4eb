/**
 * The configuration of `npm run demo`: its own folder, this machine's embedded database, and nothing of a real installation.
 *
 * In: the environment. Of it only PORT, HOST, LOG_LEVEL and DATA_DIR count (DATA_DIR: the demonstration's; default
 * `data-demonstracao` beside `data`). What names a real database, mailbox, bucket or address is refused, not ignored.
 * Errors: `ConfigError`. Source: issue 3 (Demo).
 */
import { type Config, loadConfig } from './config.ts';
import { chooseDataDir, repositoryRoot } from './data-dir.ts';
import { ConfigError, type Env } from './read-env.ts';

const REFUSED =
  /^(DATABASE_URL|DATABASE_OWNER_URL|SMTP_URL|DEPLOYMENTS?|PUBLIC_URL|SEDE_SECRET|ADMIN_(EMAIL|PASSWORD)|(BACKUP_)?S3_\w+|BACKUP_(KEY|DIR))$/;
const FOLDER = 'data-demonstracao';

export function loadDemoConfig(env: Env = process.env): Config {
  const named = Object.keys(env).filter((name) => REFUSED.test(name) && env[name]?.trim());
  if (named.length > 0) {
    throw new ConfigError(
      named.map((name) => `${name}: a demonstração não usa nada de uma instalação de verdade; retire a variável.`),
    );
  }
  const own = env.DATA_DIR?.trim()
    ? undefined
    : chooseDataDir(repositoryRoot, process.getuid?.() === 0, undefined, FOLDER);
  if (own?.problem !== undefined) throw new ConfigError([own.problem]);
  const given = Object.fromEntries(['PORT', 'HOST', 'LOG_LEVEL', 'DATA_DIR'].map((name) => [name, env[name]]));
  const quiet = given.LOG_LEVEL ?? 'warn';
  return {
    ...loadConfig({ ...given, LOG_LEVEL: quiet, ...(own ? { DATA_DIR: own.dir } : {}) }),
    dataDirNotice: own?.notice,
  };
}
