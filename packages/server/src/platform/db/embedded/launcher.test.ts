import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningUrls } from './credentials.ts';
import { startEmbedded } from './launcher.ts';
import { startOf } from './process-identity.ts';

const child = fileURLToPath(new URL('./launcher.child.ts', import.meta.url));
const quick = { fsync: 'off', shared_buffers: '32MB' };

let base: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'sede-embutido-'));
  chmodSync(base, 0o711);
});
afterAll(async () => {
  for (const process of children) process.kill('SIGKILL');
  rmSync(base, { recursive: true, force: true });
});

type Said = { pid?: number; adopted?: boolean; error?: string };

async function inProcess(dataDir: string, sharedBuffers = '32MB'): Promise<{ process: ChildProcess; said: Said }> {
  const started = spawn(process.execPath, [child, dataDir, sharedBuffers], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(started);
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  return { process: started, said: JSON.parse(line.toString()) as Said };
}

async function killed(process: ChildProcess): Promise<void> {
  const exit = once(process, 'exit');
  process.kill('SIGKILL');
  await exit;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, keeps the data over a stop, and the program owns nothing', async () => {
    const dataDir = path.join(base, 'a');
    const first = await startEmbedded(dataDir, quick);
    await query(first.ownerUrl, 'create table lembranca (v int); insert into lembranca values (7)');
    await expect(query(first.appUrl, 'select v from lembranca')).rejects.toThrow(/permission denied/);
    await expect(query(first.appUrl, 'create table minha (v int)')).rejects.toThrow(/permission denied/);
    await first.stop();
    expect(startOf(first.pid)).toBeUndefined();

    const second = await startEmbedded(dataDir, quick);
    expect(second.adopted).toBe(false);
    expect(await query(second.ownerUrl, 'select v from lembranca')).toEqual([{ v: 7 }]);
    expect(second.appUrl).toBe(first.appUrl);
    await second.stop();
    for (const file of ['postgres.json', 'postgres.log']) {
      expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
    expect(existsSync(path.join(dataDir, 'sede.lock'))).toBe(false);
  });

  it('refuses a second start on the same folder, in this process and in another, and leaves the first alone', async () => {
    const dataDir = path.join(base, 'b');
    const first = await startEmbedded(dataDir, quick);
    await expect(startEmbedded(dataDir, quick)).rejects.toThrow(/Já existe um Sede usando/);
    const { process: other, said } = await inProcess(dataDir);
    expect(said.error).toMatch(/Já existe um Sede usando/);
    if (other.exitCode === null) await once(other, 'exit');
    expect(other.exitCode).toBe(1);
    expect(await query(first.appUrl, 'select 1 as um')).toEqual([{ um: 1 }]);
    await first.stop();
  });

  it('lets only one of several simultaneous starts win, also over a stale lock', async () => {
    const dataDir = path.join(base, 'b');
    writeFileSync(
      path.join(dataDir, 'sede.lock'),
      JSON.stringify({ id: 'velha', pid: 1, start: 'outra', space: 'outra-maquina' }),
    );
    // A lock of another machine counts as stale only after a while, so the test writes one of this machine.
    const { processSpace } = await import('./process-identity.ts');
    writeFileSync(
      path.join(dataDir, 'sede.lock'),
      JSON.stringify({ id: 'velha', pid: process.pid, start: 'outro começo', space: processSpace() }),
    );
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startEmbedded(dataDir, quick)));
    const won = starts.filter((start) => start.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.stop();
  });

  it('starts again at once after a start that was killed while it made the folder', async () => {
    const dataDir = path.join(base, 'g');
    const first = spawn(process.execPath, [child, dataDir], { stdio: 'ignore' });
    children.push(first);
    const drafts = () => (existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.includes('.novo-')) : []);
    await expect.poll(drafts, { timeout: 20_000, interval: 5 }).toHaveLength(1);
    const [left = ''] = drafts();
    // The initdb whose parent was killed has begun to write and continues.
    await expect
      .poll(() => readdirSync(path.join(dataDir, left)).length, { timeout: 20_000, interval: 1 })
      .toBeGreaterThan(0);
    await killed(first);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);

    const second = await startEmbedded(dataDir, quick);
    expect(await query(second.appUrl, 'select 1 as um')).toEqual([{ um: 1 }]);
    await second.stop();
    // What that initdb still wrote is removed by the next start.
    await (await startEmbedded(dataDir, quick)).stop();
    expect(drafts()).toEqual([]);
  });

  it('adopts the server that a killed process left running, with what was committed', async () => {
    const dataDir = path.join(base, 'c');
    const { process: first, said } = await inProcess(dataDir);
    await killed(first);
    expect(startOf(said.pid ?? 0)).toBeDefined();

    const second = await startEmbedded(dataDir, quick);
    expect(second.adopted).toBe(true);
    expect(second.pid).toBe(said.pid);
    expect(await query(second.appUrl, 'select 1 as um')).toEqual([{ um: 1 }]);
    await second.stop();
    expect(startOf(second.pid)).toBeUndefined();
  });

  it('restarts, cleanly, a server left with other settings', async () => {
    const dataDir = path.join(base, 'c');
    const { process: first, said } = await inProcess(dataDir, '16MB');
    await killed(first);
    const second = await startEmbedded(dataDir, quick);
    expect(second.adopted).toBe(false);
    expect(startOf(said.pid ?? 0)).toBeUndefined();
    expect(await query(second.appUrl, 'show shared_buffers')).toEqual([{ shared_buffers: '32MB' }]);
    await second.stop();
  });

  it('starts again after both processes were killed, and after its port was taken', async () => {
    const dataDir = path.join(base, 'c');
    const first = await inProcess(dataDir);
    await killed(first.process);
    process.kill(first.said.pid ?? 0, 'SIGKILL');
    const { createServer } = await import('node:net');
    const { port } = JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as { port: number };
    const squatter = createServer();
    await expect.poll(() => startOf(first.said.pid ?? 0), { timeout: 25_000 }).toBeUndefined();
    squatter.listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    const second = await startEmbedded(dataDir, quick);
    expect(new URL(second.appUrl).port).not.toBe(String(port));
    expect(await query(second.appUrl, 'select 1 as um')).toEqual([{ um: 1 }]);
    await second.stop();
    squatter.close();
  });

  it('ends with its server on SIGTERM', async () => {
    const dataDir = path.join(base, 'c');
    const { process: started, said } = await inProcess(dataDir);
    started.kill('SIGTERM');
    await once(started, 'exit');
    // The kernel may need a moment to remove the killed process.
    await expect.poll(() => startOf(said.pid ?? 0), { timeout: 25_000 }).toBeUndefined();
  });

  it('says so when the data are of another major version, and touches nothing', async () => {
    const dataDir = path.join(base, 'a');
    const version = path.join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(startEmbedded(dataDir, quick)).rejects.toThrow(/são do PostgreSQL 17/);
    writeFileSync(version, '18\n');
    const again = await startEmbedded(dataDir, quick);
    expect(await query(again.ownerUrl, 'select v from lembranca')).toEqual([{ v: 7 }]);
    await again.stop();
  });

  it.each([
    ['empty', ''],
    ['cut off', '{ "port": 5432, "passw'],
    ['without a password', '{ "port": 5432, "ready": true, "passwords": { "postgres": "x", "sede_dono": "y" } }'],
    [
      'with a port that is none',
      '{ "port": "x", "passwords": { "postgres": "x", "sede_dono": "y", "sede_app": "z" } }',
    ],
    ['another thing', '[]'],
  ])('says so when postgres.json is broken (%s), and touches nothing', async (_, text) => {
    const dataDir = path.join(base, 'a');
    const file = path.join(dataDir, 'postgres.json');
    const kept = readFileSync(file);
    writeFileSync(file, text);
    try {
      await expect(startEmbedded(dataDir, quick)).rejects.toThrow(/postgres\.json.* está danificado.*npm run restore/);
      expect(() => runningUrls(dataDir)).toThrow(/está danificado/);
      expect(readFileSync(file, 'utf8')).toBe(text);
    } finally {
      writeFileSync(file, kept);
    }
  });

  it.each([
    ['PG_VERSION', null],
    ['pg_wal', null],
    ['PG_VERSION', 'lixo'],
    ['global/pg_control', ''],
    ['global/pg_control', 'x'.repeat(8192)],
  ])('says what a damaged cluster lacks (%s: %s) and what to do', async (name, text) => {
    const dataDir = path.join(base, 'a');
    const file = path.join(dataDir, 'postgres', name);
    const aside = `${file}.guardado`;
    renameSync(file, aside);
    if (text !== null) cpSync(aside, file);
    if (text !== null) writeFileSync(file, text);
    try {
      await expect(startEmbedded(dataDir, quick)).rejects.toThrow(/está danificado: .*npm run restore/);
    } finally {
      rmSync(file, { force: true });
      renameSync(aside, file);
    }
  });

  it('refuses, in words, data whose passwords are missing', async () => {
    const dataDir = path.join(base, 'a');
    rmSync(path.join(dataDir, 'postgres.json'));
    await expect(startEmbedded(dataDir, quick)).rejects.toThrow(/Falta o arquivo .*postgres\.json/);
  });

  it('says so when the account of PostgreSQL cannot reach the folder; one’s own closed folder serves', async () => {
    const closed = path.join(base, 'fechada');
    mkdirSync(closed, { mode: 0o700 });
    const start = startEmbedded(path.join(closed, 'data'), quick);
    if (process.getuid?.() === 0) await expect(start).rejects.toThrow(/não consegue entrar/);
    else await (await start).stop();
  });
});
