import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;
let child: ChildProcess | undefined;
/** A database that takes connections and never says a word. */
const silent = createServer();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sede-partida-'));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  silent.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const kept = (of: string) => readdirSync(of, { recursive: true }).length;

it('what Node made of the sources is kept while the server runs: one that is killed starts fast again', async () => {
  const cache = join(folder, 'compilado');
  const { port } = silent.address() as AddressInfo;
  const url = `postgresql://sede:x@127.0.0.1:${port}/sede`;
  const taken = once(silent, 'connection');
  child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), '--no-build'], {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: cache, DATA_DIR: join(folder, 'dados'), PORT: '0' },
      ...{ DATABASE_URL: url, DATABASE_OWNER_URL: url, SEDE_SECRET: 'x'.repeat(40) },
    },
    stdio: 'ignore',
  });
  await taken;
  await vi.waitFor(() => expect(kept(cache)).toBeGreaterThan(500), { timeout: 30_000 });
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
}, 90_000);
