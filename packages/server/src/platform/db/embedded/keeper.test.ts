import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../logging/logger.ts';
import { createPool } from '../pool.ts';
import { pauseBefore } from './keeper.ts';
import { type EmbeddedPostgres, startEmbedded } from './launcher.ts';
import { findRunning } from './postmaster.ts';
import { startOf } from './process-identity.ts';

const PATIENT = { timeout: 60_000, interval: 100 };
const lines: string[] = [];
const log = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
const said = (text: string) => lines.filter((line) => line.includes(text)).length;

let dataDir: string;
let postgres: EmbeddedPostgres;
let pool: ReturnType<typeof createPool>;
const postmaster = () => findRunning(path.join(dataDir, 'postgres'));
const answer = () => pool.query('select v from lembranca').then(({ rows }) => rows, String);

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'sede-guarda-'));
  chmodSync(dataDir, 0o711);
  postgres = await startEmbedded(dataDir, { shared_buffers: '32MB' }, log);
  pool = createPool({ url: postgres.ownerUrl });
  await pool.query('create table lembranca (v int)');
  await pool.query('insert into lembranca values (7)');
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a killed PostgreSQL is brought back at the same address with its data, for whoever holds a pool', async () => {
  const held = await pool.connect();
  await held.query('begin');
  process.kill(postgres.pid, 'SIGKILL');
  await expect.poll(() => said('PostgreSQL runs again'), PATIENT).toBe(1);
  await expect.poll(answer, PATIENT).toEqual([{ v: 7 }]);
  expect(postmaster()?.pid).not.toBe(postgres.pid);
  expect(said('PostgreSQL died')).toBe(1);
  // The connection that was lost in the middle of a transaction fails its next statement and nothing else.
  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
});

it('a killed backend is the postmaster’s business', async () => {
  const before = postmaster()?.pid;
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await expect.poll(answer, PATIENT).toEqual([{ v: 7 }]);
  expect(postmaster()?.pid).toBe(before);
});

it('while its port is taken it is tried again, with the reason in the log, and never moved elsewhere', async () => {
  const { pid, port } = postmaster() ?? { pid: 0, port: 0 };
  const squatter = createServer((socket) => socket.destroy());
  lines.length = 0;
  process.kill(pid, 'SIGKILL');
  const taken = () =>
    new Promise<boolean>((resolve) => {
      squatter.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
  await expect.poll(taken, { timeout: 25_000, interval: 5 }).toBe(true);
  await expect.poll(() => said('ocupada por outro programa'), PATIENT).toBeGreaterThan(0);
  await expect(answer()).resolves.toMatch(/terminated|ECONNRESET/);
  squatter.close();
  await once(squatter, 'close');
  await expect.poll(answer, PATIENT).toEqual([{ v: 7 }]);
  expect(postmaster()?.port).toBe(port);
});

it('one that dies again and again is brought back more and more slowly', () => {
  expect([0, 1, 2, 3, 6, 50].map(pauseBefore)).toEqual([0, 1000, 2000, 4000, 30_000, 30_000]);
});

it('once a stop has begun nobody brings it back, and the stop ends', async () => {
  await postgres.expectEnd();
  const pid = postmaster()?.pid ?? 0;
  lines.length = 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => startOf(pid), PATIENT).toBeUndefined();
  await postgres.stop();
  expect(postmaster()).toBeUndefined();
  expect(lines).toEqual([]);
});

it('a stop in the middle of bringing it back leaves nothing running', async () => {
  const again = await startEmbedded(dataDir, { shared_buffers: '32MB' }, log);
  lines.length = 0;
  process.kill(again.pid, 'SIGKILL');
  await expect.poll(() => said('PostgreSQL died'), PATIENT).toBe(1);
  await again.stop();
  expect(postmaster()).toBeUndefined();
});
