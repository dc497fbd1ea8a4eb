/**
 * Brings the embedded PostgreSQL back when it dies under a running program (out of memory, a killed process).
 *
 * Looks every half second whether the postmaster lives; if not, starts it again on the same port, since every pool
 * holds that address. Pools connect anew on their own; until then requests are answered 503. The first attempt is made
 * at once, a server that dies again soon after its start is brought back more and more slowly (to half a minute), so
 * that a broken folder fills no log. `release` ends the watch before a stop: a server that the operating system or the
 * operator is ending is never started again. A server that somebody else starts on the same folder (an operator's
 * pg_ctl) is adopted. Crashed backends are PostgreSQL's own business: the postmaster restarts them.
 */

import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../logging/logger.ts';
import { findRunning, type Place, type Running, startPostmaster } from './postmaster.ts';
import { startOf } from './process-identity.ts';

const LOOK_EVERY_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** A server that lived this long did not die because of how it was started. */
const SOUND_AFTER_MS = 60_000;

export interface Keeper {
  /**
   * The present postmaster; null when it is dead, so that nobody signals a process id that may belong to another
   * process by then.
   */
  pid(): number | null;
  /** Ends the watch; a start under way is given up and waited for. */
  release(): Promise<void>;
}

/** 0, 1, 2, 4 … 30 s before the first, second … attempt in a row. */
export const pauseBefore = (failures: number): number =>
  failures === 0 ? 0 : Math.min(MAX_PAUSE_MS, 1000 * 2 ** (failures - 1));

/** Whether the very process that was started still runs; elsewhere than on Linux its number must do. */
function lifeOf(pid: number): () => boolean {
  if (process.platform === 'linux') {
    const start = startOf(pid);
    return () => start !== undefined && startOf(pid) === start;
  }
  return () => {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  };
}

export function keepRunning(place: Place, running: Running, log: Logger): Keeper {
  const { port } = running;
  const ending = new AbortController();
  const { signal } = ending;
  let { pid } = running;
  let alive = lifeOf(pid);
  let startedAt = performance.now();
  let failures = 0;

  async function revive(): Promise<void> {
    if (performance.now() - startedAt > SOUND_AFTER_MS) failures = 0;
    for (;;) {
      const pause = pauseBefore(failures);
      failures += 1;
      log.error({ processo: pid, tentativa: failures, pausaMs: pause }, 'PostgreSQL died: starting it again');
      await delay(pause, undefined, { signal });
      try {
        const left = findRunning(place.pgdata);
        const next = left?.ready ? left : await startPostmaster(place, port, { fixedPort: true, signal });
        pid = next.pid;
        alive = lifeOf(pid);
        startedAt = performance.now();
        log.warn({ processo: pid }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error, tentativa: failures }, 'PostgreSQL could not be started again');
      }
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await delay(LOOK_EVERY_MS, undefined, { signal, ref: false });
      if (!alive()) await revive();
    }
  }

  const watching = watch().catch((error) => {
    if (!signal.aborted) log.error({ err: error }, 'PostgreSQL is no longer watched');
  });
  return {
    pid: () => (alive() ? pid : null),
    async release() {
      ending.abort();
      await watching;
    },
  };
}
