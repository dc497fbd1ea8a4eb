/**
 * The end of the server as people see it: whoever asks from now on is refused in words, whoever has asked is answered.
 *
 * `watch` counts the requests under way. `begin` makes every later one a 503 with Retry-After on a connection that then
 * closes; `settled` waits until none is under way, at most so many milliseconds, and says how many are left.
 * `endHttp` is the whole of it, in order; live streams end first. Errors: `plataforma.encerrando` (503). Source: decision 054.
 */
import { platformErrors } from '@sede/domain/kernel';
import type { FastifyInstance } from 'fastify';

const COME_BACK_SECONDS = 5;

/** How long a stop waits for the answers under way, and then for connections to be closed by the other end. */
const ANSWER_MS = 10_000;
const LEAVE_MS = 500;

export interface Drain {
  watch(app: FastifyInstance): void;
  begin(): void;
  settled(limitMs: number): Promise<number>;
}

export function createDrain(): Drain {
  let ending = false;
  let open = 0;
  let allAnswered: (() => void) | undefined;
  return {
    watch(app) {
      app.addHook('onRequest', (_request, reply, done) => {
        if (ending) {
          reply.header('connection', 'close');
          throw platformErrors.encerrando({ data: { tentarEm: COME_BACK_SECONDS } });
        }
        open += 1;
        reply.raw.once('close', () => {
          open -= 1;
          if (open === 0) allAnswered?.();
        });
        done();
      });
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (ending) reply.header('connection', 'close');
        done(null, payload);
      });
    },
    begin() {
      ending = true;
    },
    async settled(limitMs) {
      if (open === 0) return 0;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        allAnswered = resolve;
        timer = setTimeout(resolve, limitMs);
      });
      clearTimeout(timer);
      return open;
    },
  };
}

/** Ends the server. Out: how many requests were cut off because they took too long. */
export async function endHttp(
  app: FastifyInstance,
  { drain, endStreams }: { drain: Drain; endStreams: () => void },
): Promise<number> {
  drain.begin();
  endStreams();
  const left = await drain.settled(ANSWER_MS);
  const closing = app.close();
  // Whoever opened a connection and has not asked yet, or has not taken the answer, is not waited for.
  const cutting = setTimeout(() => app.server.closeAllConnections(), LEAVE_MS);
  await closing;
  clearTimeout(cutting);
  return left;
}
