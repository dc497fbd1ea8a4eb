/**
 * Looks every second for notices whose act cannot be taken back any more, and tells them. What a killed process left
 * waiting, the next one tells. `stop` waits for the round under way.
 */
import type { SystemWrite } from '#platform/api/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { createTroubleLog } from '#platform/logging/trouble-log.ts';
import { releaseAvisos } from './avisos.service.ts';

const EVERY_MS = 1000;

export function startRelease({ log, systemWrite }: { log: Logger; systemWrite: SystemWrite }): {
  stop(): Promise<void>;
} {
  const tell = createTroubleLog(log);
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= systemWrite('avisos.liberar', (ctx) => releaseAvisos(ctx))
      .catch((error) => tell(error, 'held notices not told'))
      .finally(() => {
        running = null;
      });
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
