/**
 * One server process per DATA_DIR: the file `sede.lock` names its holder, and the holder touches it while it lives.
 *
 * A lock is stale when its process is gone, or has been replaced by another with the same number (start times differ).
 * Where process ids cannot be compared (another container on the same volume), a lock that is touched within
 * `FOREIGN_PATIENCE_MS` is live. A live lock is never removed. PostgreSQL's own lock stands behind this one.
 * Errors: `LaunchError` 'Já existe um Sede usando …'.
 */

import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../clock/clock.ts';
import { isErrno, LaunchError } from './launch-error.ts';
import { processSpace, startOf } from './process-identity.ts';

const TOUCH_EVERY_MS = 3_000;
const FOREIGN_PATIENCE_MS = 10_000;

type Holder = { id: string; pid: number; start: string; space: string };

export type DataDirLock = { release(): void };

export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = path.join(dataDir, 'sede.lock');
  const me: Holder = { id: randomUUID(), pid: process.pid, start: startOf(process.pid) ?? '', space: processSpace() };
  const draft = `${file}.${me.id}`;
  // Written whole under another name, then linked: nobody ever reads half a lock.
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!tryLink(draft, file)) {
      const holder = readHolder(file);
      if (holder === undefined) continue;
      if (await isLive(holder, file)) {
        throw new LaunchError(
          `Já existe um Sede usando ${dataDir} (processo ${holder.pid}). Encerre-o antes, ou informe outra pasta em DATA_DIR.`,
        );
      }
      // Read again: another starter may have replaced the stale lock in the meantime.
      if (readHolder(file)?.id === holder.id) unlinkSync(file);
      if (tryLink(draft, file)) {
        // Two starters that both found the lock stale: the later unlink wins, the other one sees it here.
        await delay(100);
        if (readHolder(file)?.id === me.id) break;
        throw new LaunchError(`Já existe um Sede usando ${dataDir}: outro processo começou no mesmo instante.`);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return hold(file, me);
}

function hold(file: string, me: Holder): DataDirLock {
  const timer = setInterval(() => {
    const now = systemClock.now();
    try {
      utimesSync(file, now, now);
    } catch {
      // The folder may be gone (a test, a removed volume): the database's own error will say so.
    }
  }, TOUCH_EVERY_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (readHolder(file)?.id === me.id) unlinkSync(file);
    },
  };
}

async function isLive(holder: Holder, file: string): Promise<boolean> {
  if (holder.space === processSpace()) return startOf(holder.pid) === holder.start;
  const before = touchedAt(file);
  const deadline = performance.now() + FOREIGN_PATIENCE_MS;
  while (performance.now() < deadline) {
    await delay(250);
    if (touchedAt(file) !== before) return true;
  }
  return false;
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    if (error instanceof SyntaxError) {
      throw new LaunchError(`Não entendo o arquivo ${file}. Se nenhum Sede usa esta pasta, apague-o e tente de novo.`);
    }
    throw error;
  }
}
