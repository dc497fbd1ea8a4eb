/**
 * The whole server while its embedded PostgreSQL is killed: refused with 503 meanwhile, everything goes on afterwards in
 * the same process.
 */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '#platform/auth/session-for-tests.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import { findRunning } from '#platform/db/embedded/postmaster.ts';
import { createDb, createPool, migrate, type RunningDatabase, startDatabase } from '#platform/db/index.ts';
import { createJobs } from '#platform/jobs/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { type RunningServer, startServer } from './main.ts';

const PATIENT = { timeout: 60_000, interval: 100 };
const log = createLogger({ destination: { write: () => undefined } });

let config: Config;
let database: RunningDatabase;
let server: RunningServer;
let pool: ReturnType<typeof createPool>;
let cookie: string;

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sede-queda-'));
  chmodSync(dataDir, 0o711);
  config = loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
  database = await startDatabase(config, log);
  await migrate(database);
  pool = createPool({ url: database.appUrl });
  const usuarioId = newId();
  await pool.query(`insert into usuarios (id, nome, email) values ($1, 'Ana', 'ana@sede.test')`, [usuarioId]);
  for (const papel of ['admin_financeiro', 'gestor_sistema']) {
    await pool.query('insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, $3)', [
      newId(),
      usuarioId,
      papel,
    ]);
  }
  const secret = loadSecrets(config).derive('sessao');
  cookie = await signInAs(createDb(pool), { secret, usuarioId, now: systemClock.now().toISOString() });
  server = await startServer({ config, database, screens: null });
}, 120_000);

afterAll(async () => {
  await server.close();
  await pool.end();
  await database.stop();
  rmSync(config.dataDir, { recursive: true, force: true });
});

const ask = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}/api${address}`, {
    ...init,
    headers: { cookie, 'x-sede': '1', 'content-type': 'application/json', ...init.headers },
  });
const create = (nome: string) =>
  ask('/itens-despesa', { method: 'POST', body: JSON.stringify({ tipo: 'Serviços', nome }) });
const statusOf = (answer: Promise<Response>) => answer.then(({ status }) => status);

/** Kills the postmaster and takes its port, so that it cannot come back before the test has looked. */
async function killAndHold(): Promise<Server> {
  const { pid, port } = findRunning(path.join(config.dataDir, 'postgres')) ?? { pid: 0, port: 0 };
  const squatter = createServer((socket) => socket.destroy());
  process.kill(pid, 'SIGKILL');
  const taken = () =>
    new Promise<boolean>((resolve) => {
      squatter.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
  await expect.poll(taken, { timeout: 30_000, interval: 5 }).toBe(true);
  return squatter;
}

it('requests are refused with 503 while PostgreSQL is dead, and all goes on when it is back', async () => {
  const ran: string[] = [];
  const jobs = createJobs({ databaseUrl: database.appUrl, db: createDb(pool), clock: systemClock, log });
  jobs.register<{ texto: string }>('anotar', async ({ params }) => ran.push(params.texto));
  await jobs.start();
  const enqueue = (texto: string) =>
    createDb(pool)
      .transaction()
      .execute((tx) => jobs.enqueue(tx, 'anotar', { texto }, { usuarioId: null }));
  const stream = await ask('/ao-vivo');
  const reader = stream.body?.getReader();
  expect((await create('Antes')).status).toBe(200);
  await enqueue('antes');
  await expect.poll(() => ran, PATIENT).toEqual(['antes']);

  const squatter = await killAndHold();
  // Backends notice within moments that their postmaster is gone.
  await expect.poll(() => statusOf(ask('/itens-despesa')), PATIENT).toBe(503);
  await expect.poll(() => statusOf(ask('/health')), PATIENT).toBe(503);
  const refused = await create('Durante');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  squatter.close();
  await once(squatter, 'close');

  await expect.poll(() => statusOf(ask('/health')), PATIENT).toBe(200);
  await expect.poll(() => statusOf(create('Depois')), PATIENT).toBe(200);
  const list = (await (await ask('/itens-despesa?ordem=nome')).json()) as { itens: { nome: string }[] };
  expect(list.itens.map(({ nome }) => nome)).toEqual(['Antes', 'Depois']);

  // The stream that was opened before carries what happened after.
  const text = new TextDecoder();
  let heard = '';
  while ((heard.match(/itensDespesa/g) ?? []).length < 2) heard += text.decode((await reader?.read())?.value);
  await reader?.cancel();

  await enqueue('depois');
  await expect.poll(() => ran, PATIENT).toEqual(['antes', 'depois']);
  await jobs.stop();

  const unsealed = async () =>
    (await pool.query('select 1 from auditoria a where a.id > coalesce((select max(ultimo) from auditoria_selos), 0)'))
      .rowCount;
  await expect.poll(unsealed, PATIENT).toBe(0);
}, 240_000);
