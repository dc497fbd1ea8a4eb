/**
 * An installation of Sede for the bench alone: a data folder below the system's temporary folder, an embedded database
 * with the bench's data, and one signed-in person with the role of the finance administrator.
 *
 * The database stands still when this returns; the servers under test start it. `remove` deletes the folder. Nothing of
 * the developer's own settings or data is touched.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newId } from '../packages/domain/src/kernel/index.ts';
import { sessionCookieName } from '../packages/server/src/platform/auth/index.ts';
import { signInAs } from '../packages/server/src/platform/auth/session-for-tests.ts';
import { systemClock } from '../packages/server/src/platform/clock/clock.ts';
import { type Config, loadConfig } from '../packages/server/src/platform/config/config.ts';
import { loadSecrets } from '../packages/server/src/platform/config/secrets.ts';
import {
  createDb,
  createPool,
  migrate,
  type RunningDatabase,
  startDatabase,
} from '../packages/server/src/platform/db/index.ts';
import { type Sample, seed } from './seed.ts';

export interface Installation {
  dataDir: string;
  config: Config;
  /** The Cookie header of the signed-in person, and its parts for a browser. */
  cookie: string;
  cookieName: string;
  /** Values of the data that requests name: an id of each kind, the range that holds 50,000 expenses. */
  sample: Sample;
  serverVersion: string;
  remove(): void;
}

async function signedInPerson(config: Config, { appUrl }: RunningDatabase): Promise<string> {
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-bench' });
  try {
    const usuarioId = newId();
    await pool.query(`insert into usuarios (id, nome, email) values ($1, 'Ana Bancada', 'ana@sede.test')`, [usuarioId]);
    for (const papel of [
      'admin_financeiro',
      'gestor_sistema',
      'gestor_usuario',
      'verificador_filiado',
      'comunicacao',
      'consignacao',
      'gestor_interacao',
      'juridico',
      'gestor_de_contratos',
      'politico_sindical',
      'patrimonio',
    ]) {
      await pool.query('insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, $3)', [
        newId(),
        usuarioId,
        papel,
      ]);
    }
    const secret = loadSecrets(config).derive('sessao');
    return await signInAs(createDb(pool), { secret, usuarioId, now: new Date().toISOString() });
  } finally {
    await pool.end();
  }
}

/** `rows`: how many expenses. `whileRunning` gets the finished installation while its database still runs (to watch the product's statements). */
export async function createInstallation(
  rows: number,
  whileRunning: (installation: Installation, database: RunningDatabase) => Promise<void>,
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sede-bench-'));
  // As root, PostgreSQL runs under an account of its own and must be able to walk to its folder.
  chmodSync(dataDir, 0o711);
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const config = loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
    const database = await startDatabase(config);
    try {
      await migrate(database);
      const owner = new pg.Client({ connectionString: database.ownerUrl, options: '-c search_path=public,auth' });
      await owner.connect();
      const sample = await seed(owner, systemClock.today(), rows);
      const version = await owner.query<{ server_version: string }>('show server_version');
      await owner.end();
      const installation: Installation = {
        dataDir,
        config,
        cookie: await signedInPerson(config, database),
        cookieName: sessionCookieName(false),
        sample,
        serverVersion: version.rows[0]?.server_version ?? '?',
        remove,
      };
      await whileRunning(installation, database);
      return installation;
    } finally {
      await database.stop();
    }
  } catch (error) {
    remove();
    throw error;
  }
}
