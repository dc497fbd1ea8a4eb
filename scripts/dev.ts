/**
 * `npm run dev`: the server (restarted at each change) and Vite's server of the screens (refreshed at each change), one Ctrl+C for both.
 *
 * PORT (default 3000) is the server's, WEB_PORT (default 5173) the screens', which is the address to open; DATA_DIR is the server's
 * own default unless given. Everything else in the environment reaches the server as it is. If one of the two ends, both do:
 * half a system only confuses.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');
const port = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const env = { ...process.env, PATH: [dirname(process.execPath), BIN, process.env.PATH].join(delimiter), PORT: port };

// Groups of their own: the signal comes from us, once, and not a second time from the terminal.
const options = { stdio: ['ignore', 'pipe', 'pipe'], detached: true } satisfies SpawnOptions;
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'packages/server/src/start.ts', '--no-build'],
  {
    ...options,
    cwd: ROOT,
    // The address in the browser is Vite's: links in mails and the guard against foreign origins must know it.
    env: { PUBLIC_URL: `http://localhost:${webPort}`, ...env },
  },
);
const web = spawn(join(BIN, 'vite'), ['--port', webPort, '--strictPort', '--clearScreen', 'false'], {
  ...options,
  cwd: join(ROOT, 'packages/web'),
  env: { ...env, SEDE_API: `http://127.0.0.1:${port}` },
});

const children: [string, ChildProcess][] = [
  ['\u001b[36mserver\u001b[0m', server],
  ['\u001b[35mweb   \u001b[0m', web],
];
let ending = false;

for (const [name, child] of children) {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  child.on('error', (error) => console.error(`${name} │ ${error.message}`));
  child.on('exit', (code) => {
    if (!ending && code !== 0) process.exitCode = 1;
    end();
  });
}

process.on('SIGINT', end);
process.on('SIGTERM', end);

function end(): void {
  if (ending) return;
  ending = true;
  for (const [, child] of children) if (child.exitCode === null) child.kill('SIGTERM');
  // PostgreSQL may need a moment to close its files; past that something hangs, and goes with its whole group.
  setTimeout(() => {
    for (const [, child] of children) if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  }, 20_000).unref();
}
