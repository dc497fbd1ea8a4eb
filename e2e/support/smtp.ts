/**
 * A mail server of a journey: real SMTP on a free port, every mail opened and read.
 *
 * Out: its address for SMTP_URL, what it took, in its order. `holdAfter(n)`: the n+1st mail from now on waits, half delivered, until
 * `release()`: so a journey stands in the middle of a sending for as long as it likes.
 */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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

export async function startMailbox(): Promise<Mailbox> {
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
