/**
 * A mail server with moods: takes everything, is slow, cuts the connection while the message is being given, takes the whole message and
 * breaks off without an answer, or takes a message, says so, and lets `afterAccept` do something before anybody has noted it (kill the
 * server).
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { SMTPServer } from 'smtp-server';

export type Mood = 'accept' | 'slow' | 'cut' | 'drop';
export type FakeSmtp = {
  /** Message-IDs in the order in which they were taken, repeats included. */
  taken: string[];
  /** Those messages themselves. */
  texts: string[];
  mood: Mood;
  /** Called once, with the 250 on its way. */
  afterAccept: (() => void) | null;
  cuts: number;
  close(): Promise<void>;
};

const SLOW_MS = 4000;

export async function startFakeSmtp(port: number): Promise<FakeSmtp> {
  // A dependency of the server's tests: found from there.
  const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
  const { SMTPServer: Server } = require('smtp-server') as { SMTPServer: typeof SMTPServer };
  const fake: FakeSmtp = {
    taken: [],
    texts: [],
    mood: 'accept',
    afterAccept: null,
    cuts: 0,
    close: async () => undefined,
  };
  const server = new Server({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (fake.mood !== 'cut') return;
        fake.cuts += 1;
        cutAll();
      });
      stream.on('end', () => {
        if (fake.mood === 'cut') return;
        const take = () => {
          const text = Buffer.concat(chunks).toString('utf8');
          fake.texts.push(text);
          fake.taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? '');
          if (fake.mood === 'drop') return cutAll();
          done();
          fake.afterAccept?.();
          fake.afterAccept = null;
        };
        if (fake.mood === 'slow') setTimeout(take, SLOW_MS);
        else take();
      });
    },
  });
  const cutAll = () => server.connections.forEach((client) => void client.close());
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  fake.close = () => new Promise((resolve) => server.close(() => resolve()));
  return fake;
}
