/**
 * A mail server that is slow and treats each recipient in its own way: takes the mail, is busy at first (451), does not know the
 * recipient (550), or takes the whole text and breaks the connection off without an answer.
 *
 * `given`: how often the whole text came for each recipient and was not plainly refused; that is what a person may get.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { SMTPServer } from 'smtp-server';

export type Treatment = 'take' | 'busy-once' | 'unknown' | 'drop';

export interface MoodySmtp {
  given: Map<string, number>;
  /** Answers of each kind. */
  answers: Record<Treatment, number>;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const SLOWEST_MS = 40;

export async function startMoodySmtp(port: number, treatmentOf: (address: string) => Treatment): Promise<MoodySmtp> {
  // A dependency of the server's tests: found from there.
  const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
  const { SMTPServer: Server } = require('smtp-server') as { SMTPServer: typeof SMTPServer };
  const given = new Map<string, number>();
  const busy = new Set<string>();
  const answers: Record<Treatment, number> = { take: 0, 'busy-once': 0, unknown: 0, drop: 0 };
  const server = new Server({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (treatmentOf(address) !== 'unknown') return done();
      answers.unknown += 1;
      done(refusal(550, 'no such user'));
    },
    onData(stream, session, done) {
      const address = session.envelope.rcptTo[0]?.address ?? '';
      stream.resume();
      stream.on('end', () => {
        const treatment = treatmentOf(address);
        if (treatment === 'busy-once' && !busy.has(address)) {
          busy.add(address);
          answers['busy-once'] += 1;
          return done(refusal(451, 'try again later'));
        }
        given.set(address, (given.get(address) ?? 0) + 1);
        if (treatment === 'drop') {
          answers.drop += 1;
          for (const one of server.connections) if (idOf(one) === session.id) one.close();
          return;
        }
        answers.take += 1;
        setTimeout(() => done(), Math.random() * SLOWEST_MS);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { given, answers, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

const idOf = (connection: unknown): string | undefined => (connection as { id?: string }).id;
