/**
 * A real server for journeys: `packages/server/src/start.ts` on an empty temporary DATA_DIR and a free port.
 *
 * Out: its address, its output so far, and `stop()`, which ends it and removes the data.
 * Ready when it says so ('Sede pronta', after ADMIN_EMAIL's user was made) and GET /api/health answers 200; a server that
 * ends before that fails the journey with its last lines.
 * Nothing of the developer's own settings reaches it: it gets only PATH and HOME and what the journey names.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type People, peopleOf } from './people.ts';

const ROOT = join(import.meta.dirname, '../..');
const START = 'packages/server/src/start.ts';
/** The first start makes a PostgreSQL cluster; other work may share the two cores. */
const READY_MS = 90_000;
const STOP_MS = 15_000;
/** Of a worker. */
const PORTS = 2_000;

export interface RunningServer {
  url: string;
  dataDir: string;
  env: Record<string, string>;
  /** Everything it printed so far. */
  output: () => string;
  /** First match in the output, waited for: what a person would read in the log. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  people: People;
  stop: () => Promise<void>;
}

/** `root`: another checkout than this one. */
export async function startServer(settings: Record<string, string> = {}, root = ROOT): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sede-e2e-'));
  // As root, PostgreSQL runs under an account of its own and must be able to walk to its folder.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? tmpdir(),
    PORT: String(port),
    // The links of its mails lead where the browser is.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...settings,
  };
  const child = spawn(process.execPath, [START], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  child.on('error', (error) => {
    text += `\n${error.message}`;
  });
  const url = env.PUBLIC_URL;
  const people = peopleOf(env);
  const stop = async () => {
    people.end();
    await end(child);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await until(READY_MS, async () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended');
      if (!text.includes('Sede pronta em')) return undefined;
      const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      return answer?.status === 200 ? true : undefined;
    });
  } catch (error) {
    await stop();
    throw new Error(`Server not ready: ${error instanceof Error ? error.message : error}\n${text.slice(-4_000)}`);
  }
  return {
    url,
    dataDir,
    env,
    output: () => text,
    people,
    printed: (pattern) => until(10_000, async () => pattern.exec(text) ?? undefined),
    stop,
  };
}

async function until<T>(limit: number, probe: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`waited ${limit / 1000} s in vain`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(killer);
}

/**
 * Known before the start, so that PUBLIC_URL and the like can name it. Each worker takes from ports of its own, below those
 * that the system hands out by itself (from 32768 on): nothing else takes it before the server does, seconds later.
 */
async function freePort(): Promise<number> {
  const first = 20_000 + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 6) * PORTS;
  for (;;) {
    const port = first + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
