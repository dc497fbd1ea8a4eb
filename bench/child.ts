/**
 * A server in a process of its own, as an operator would run it: its own environment, its output in a file.
 *
 * In: Node's arguments, the environment, the log file. Out: the process id and `stop`, which ends it in order.
 * `until` waits for a first answer; a process that ends before that throws with its last lines.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '..');

export interface Child {
  pid: number;
  /** Milliseconds from the spawn to the first true answer of `probe`, asked every 10 ms. */
  until(probe: () => Promise<boolean>, limitMs?: number): Promise<number>;
  stop(): Promise<void>;
}

/** Ends with the bench, however the bench ends. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGTERM');
});

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

export function startChild(args: string[], env: Record<string, string>, logFile: string): Child {
  const log = openSync(logFile, 'a');
  const spawned = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  living.add(child);
  child.once('exit', () => living.delete(child));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${args.join(' ')} did not start`);
  return {
    pid,
    async until(probe, limitMs = 60_000) {
      for (;;) {
        if (await probe().catch(() => false)) return performance.now() - spawned;
        const late = performance.now() - spawned > limitMs;
        if (late || ended(child)) {
          throw new Error(
            `${args.at(-1)} ${late ? 'is late' : 'ended'}:\n${readFileSync(logFile, 'utf8').slice(-3000)}`,
          );
        }
        await delay(10);
      }
    },
    async stop() {
      if (ended(child)) return;
      const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await exit;
      clearTimeout(killer);
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
