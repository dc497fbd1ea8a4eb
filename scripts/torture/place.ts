/**
 * An installation to be tortured: a data folder of its own, an embedded database or one on an "external" server (the
 * embedded programs started by hand), people with sessions, and the settings that a server process gets.
 *
 * Nothing of the developer's own reaches it; `remove` deletes everything.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Child, freePort, startChild } from '../../bench/child.ts';
import { newId } from '../../packages/domain/src/kernel/index.ts';
import { signInAs } from '../../packages/server/src/platform/auth/session-for-tests.ts';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { loadSecrets } from '../../packages/server/src/platform/config/secrets.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../packages/server/src/platform/db/embedded/launcher.ts';
import { createDb, createPool, migrate, startDatabase } from '../../packages/server/src/platform/db/index.ts';

export const SECRET = 'um segredo só para a tortura, com 32 letras ou mais';
const START = 'packages/server/src/start.ts';
const WRITERS = 8;

export type Sample = { idItemDespesa: string; idBeneficiario: string };
export type Server = Child & { url: string; dataDir: string; log: string; readyMs: number; kill(): void };

export type Place = {
  folder: string;
  /** Cookie headers, one per writer. */
  cookies: string[];
  sample: Sample;
  external: External | undefined;
  start(more?: Record<string, string>): Promise<Server>;
  /** The owner's connection, for looking at the truth; opened anew each time. */
  query<T>(text: string, values?: unknown[]): Promise<T[]>;
  remove(): Promise<void>;
};

export type External = { postgres: EmbeddedPostgres; restart(): Promise<void> };

export async function createPlace(options: { external?: boolean; folder?: string } = {}): Promise<Place> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'sede-tortura-'));
  chmodSync(folder, 0o711);
  const external = options.external ? await externalServer(join(folder, 'externo')) : undefined;
  const dataDir = join(folder, 'dados');
  const base: Record<string, string> = {
    DATA_DIR: dataDir,
    SEDE_SECRET: SECRET,
    LOG_LEVEL: 'info',
    SESSION_REQUESTS_PER_SECOND: '0',
  };
  if (external) {
    base.DATABASE_URL = external.postgres.appUrl;
    base.DATABASE_OWNER_URL = external.postgres.ownerUrl;
  }
  const config = loadConfig({ ...base, PORT: '0' });
  const database = await startDatabase(config);
  let people: { cookies: string[]; sample: Sample };
  try {
    await migrate(database);
    people = await populate(database.appUrl, loadSecrets(config).derive('sessao'));
  } finally {
    await database.stop();
  }
  let servers = 0;
  return {
    folder,
    ...people,
    external,
    async start(more = {}) {
      servers += 1;
      const port = Number(more.PORT ?? (await freePort()));
      const env: Record<string, string> = { ...base, PORT: String(port), ...more };
      const log = join(folder, `servidor-${servers}.log`);
      const url = `http://127.0.0.1:${port}`;
      const child = startChild([START, '--no-build'], env, log);
      const readyMs = await child.until(() => healthy(url));
      return {
        ...child,
        url,
        dataDir: env.DATA_DIR ?? dataDir,
        log,
        readyMs,
        kill: () => process.kill(child.pid, 'SIGKILL'),
      };
    },
    query: async <T>(text: string, values: unknown[] = []) => {
      const url = external?.postgres.ownerUrl ?? ownerUrlOf(dataDir);
      const client = new pg.Client({ connectionString: url, options: '-c search_path=public,auth' });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query(text, values)).rows as T[];
      } finally {
        await client.end();
      }
    },
    async remove() {
      await external?.postgres.stop();
      if (!options.folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

export const healthy = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) })).status === 200;

/** Port and passwords of the embedded database, as its file tells. */
function ownerUrlOf(dataDir: string): string {
  const { port, passwords } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    passwords: { sede_dono: string };
  };
  return `postgresql://sede_dono:${passwords.sede_dono}@127.0.0.1:${port}/sede`;
}

/** The process id of the embedded database's server. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function externalServer(folder: string): Promise<External> {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const external: External = {
    postgres: await startEmbedded(folder),
    // The port is remembered, so addresses stay; as an operator's `systemctl restart postgresql`.
    async restart() {
      await external.postgres.stop();
      external.postgres = await startEmbedded(folder);
    },
  };
  return external;
}

async function populate(appUrl: string, secret: string): Promise<{ cookies: string[]; sample: Sample }> {
  const pool = createPool({ url: appUrl, max: 2, applicationName: 'sede-tortura' });
  try {
    const cookies: string[] = [];
    for (let index = 0; index < WRITERS; index++) {
      const usuarioId = newId();
      await pool.query('insert into usuarios (id, nome, email) values ($1, $2, $3)', [
        usuarioId,
        `Escritor ${index}`,
        `escritor${index}@sede.test`,
      ]);
      for (const papel of ['admin_financeiro', 'gestor_sistema']) {
        await pool.query('insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, $3)', [
          newId(),
          usuarioId,
          papel,
        ]);
      }
      cookies.push(await signInAs(createDb(pool), { secret, usuarioId, now: new Date().toISOString() }));
    }
    const [idItemDespesa, idBeneficiario] = [newId(), newId()];
    await pool.query(
      `insert into itens_despesa (id, nome, tipo, centro_custo) values ($1, 'Energia', 'Serviços', $2)`,
      [idItemDespesa, 'Custos operacionais internos'],
    );
    await pool.query(
      `insert into beneficiarios (id, tipo, cpf_cnpj, nome_beneficiario) values ($1, 'J', '11222333000181', 'Gráfica')`,
      [idBeneficiario],
    );
    return { cookies, sample: { idItemDespesa, idBeneficiario } };
  } finally {
    await pool.end();
  }
}
