/**
 * The log of rooms that work in the background (queue, mail, seals) and ask the database again and again: while it is
 * away each says so once in half a minute, in one line without a stack; every other error is told as it comes.
 */

import { isConnectionError } from '../db/errors.ts';
import type { Logger } from './logger.ts';

const SAY_AGAIN_MS = 30_000;

export type TroubleLog = (error: unknown, what: string) => void;

export function createTroubleLog(log: Logger): TroubleLog {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (error, what) => {
    if (!isConnectionError(error)) {
      log.error({ err: error }, what);
      return;
    }
    const now = performance.now();
    if (now - saidAt < SAY_AGAIN_MS) return;
    saidAt = now;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ code }, `${what}: the database does not answer, trying again`);
  };
}
