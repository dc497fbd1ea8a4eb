/**
 * A mail server of a journey: real SMTP on a free port, every mail opened and read.
 *
 * Out: its address for SMTP_URL, what it took, in its order. `holdAfter(n)`: the n+1st mail from now on waits, half delivered, until
 * `release()`: so a journey stands in the middle of a sending for as long as it likes.
 */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ADMIN, test as base, type RunningServer, startServer } from './test.ts';

export interface Received {
  to: string;
  mail: Email;
  /** As it came over the wire. */
  raw: string;
}
export interface Mailbox {
  url: string;
  received: Received[];
  holdAfter: (n: number) => void;
  release: () => void;
  stop: () => Promise<void>;
}

async function startMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  let left = Number.POSITIVE_INFINITY;
  let gate: { open: Promise<void>; release: () => void } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        left -= 1;
        if (left < 0) await gate?.open;
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        received.push({ to, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  const release = () => {
    left = Number.POSITIVE_INFINITY;
    gate?.release();
    gate = null;
  };
  return {
    url: `smtp://127.0.0.1:${address.port}/?ignoreTLS=true`,
    received,
    holdAfter(n) {
      const { promise: open, resolve } = Promise.withResolvers<void>();
      gate = { open, release: resolve };
      left = n;
    },
    release,
    stop() {
      release();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** `test` whose server sends its mails: one of its own, since what journeys of mail settle reaches everybody. */
export const testWithMail = base.extend<object, { sede: RunningServer; mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  sede: [
    async ({ mailbox }, use) => {
      const access = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.senha };
      const server = await startServer({ ...access, SMTP_URL: mailbox.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
