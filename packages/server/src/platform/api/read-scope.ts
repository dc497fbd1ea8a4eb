/**
 * How long a read is worth its while: until whoever asked has gone, and, unless it makes a file, at most fifteen seconds.
 *
 * `signal` is aborted then, and the database is told to stop (`request-db.ts`). Errors: `plataforma.consulta_demorada`
 * (503) past the limit; `plataforma.indisponivel`, which nobody reads any more, for one who has gone.
 */
import { platformErrors } from '@sede/domain/kernel';
import type { FastifyReply } from 'fastify';
import { isTimeout } from '../db/errors.ts';

export interface ReadScope {
  signal: AbortSignal;
  /** The work's answer or error, or the scope's own as soon as it is over. */
  within<T>(work: Promise<T>): Promise<T>;
}

export function openReadScope(reply: FastifyReply, limitMs: number | null): ReadScope {
  const ending = new AbortController();
  const { signal } = ending;
  const tooLate = () => platformErrors.consulta_demorada();
  const timer = limitMs === null ? undefined : setTimeout(() => ending.abort(tooLate()), limitMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) ending.abort(platformErrors.indisponivel());
  });
  return {
    signal,
    async within(work) {
      // What fails after the scope is over has nobody to tell.
      work.catch(() => undefined);
      try {
        return await Promise.race([work, aborted(signal)]);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw limitMs !== null && isTimeout(error) ? tooLate() : error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
