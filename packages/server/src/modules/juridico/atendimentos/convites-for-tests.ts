/** A mail server for the tests of what is told of appointments: what arrived, with its calendar file as lines and properties. */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createSystemWrite } from '#platform/api/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { createMailSender, createMailTransport } from '#platform/mail/index.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

export interface Recebido {
  para: string;
  mail: Email;
  raw: string;
  /** The calendar file as it came; '' where there is none. */
  ics: string;
  /** Its properties unfolded: name with parameters → value. */
  props: [nome: string, valor: string][];
}

/** The attached copy, byte by byte: the parser changes the line ends of what it takes for text. */
function calendarOf({ attachments }: Email, raw: string): string {
  const [, base64 = ''] = /^Content-Type: application\/ics.*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/ms.exec(raw) ?? [];
  return attachments.some(({ mimeType }) => mimeType === 'text/calendar')
    ? Buffer.from(base64, 'base64').toString('utf8')
    : '';
}

const propsOf = (ics: string): Recebido['props'] =>
  ics
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      // The first colon outside quotes.
      const at = /^(?:[^":]|"[^"]*")*/.exec(line)?.[0].length ?? 0;
      return [line.slice(0, at), line.slice(at + 1)];
    });

export async function correio(app: TestApp) {
  const recebidos: Recebido[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks);
        const mail = await PostalMime.parse(bytes);
        const raw = bytes.toString('utf8');
        const ics = calendarOf(mail, raw);
        const para = session.envelope.rcptTo[0]?.address ?? '';
        recebidos.push({ para, mail, raw, ics, props: propsOf(ics) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number }; // it listens on a port, not on a pipe
  const { db, clock, services } = app;
  const systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
  const sender = (killed: boolean) =>
    createMailSender({
      ...{ db, clock, log: createLogger({ level: 'silent' }) },
      transport: createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`, dataDir: '/nonexistent' }),
      from: async () => ({ nome: 'Sindicato; "Legis", \r\nATTENDEE:x', endereco: 'sindicato@exemplo.org' }),
      transaction: (work) =>
        db.transaction().execute(async (tx) => {
          const done = await work(tx);
          if (killed) throw new Error('killed before the commit');
          return done;
        }),
    });
  return {
    recebidos,
    systemWrite,
    /** Sends what is due; `killed`: the process dies when the server has taken the first one. Out: what came, by recipient. */
    async chega({ killed = false } = {}): Promise<Recebido[]> {
      recebidos.length = 0;
      const out = sender(killed);
      const done = out.drain();
      await (killed ? done.catch(() => undefined) : done);
      await out.stop();
      return recebidos.toSorted((a, b) => a.para.localeCompare(b.para));
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const prop = ({ props }: Recebido, nome: string): string | undefined =>
  props.find(([key]) => key === nome || key.startsWith(`${nome};`))?.[1];
