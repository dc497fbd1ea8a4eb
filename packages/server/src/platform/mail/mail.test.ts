import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { enqueueMail, type Mail } from './enqueue-mail.ts';
import { renderMail } from './mail-layout.ts';
import { createMailSender, type MailSenderOptions, NOT_CONFIGURED } from './mail-sender.ts';
import { createMailTransport } from './mail-transport.ts';
import { listFailures, listOutbox, type OutboxRow, retryMail } from './outbox.ts';

const START = '2026-11-20T12:00:00.000Z';
const MINUTE = 60_000;

let banco: TestDatabase;
let folder: string;
let clock = fixedClock(START);
let lines: string[] = [];
const received: { to: string; raw: string }[] = [];
let server: SMTPServer | null = null;
/** What the SMTP server does with the next messages. */
let mood: 'accept' | 'cut' | 'refuse-recipient' = 'accept';

async function startServer(port = 0): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (mood !== 'refuse-recipient') return done();
      done(Object.assign(new Error('no such user <ana@exemplo.org>'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        // The connection dies while the message is being given.
        if (mood === 'cut') for (const client of server?.connections ?? []) (client as { close(): void }).close();
      });
      stream.on('end', () => {
        if (mood === 'cut') return;
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return (server.server.address() as { port: number }).port;
}

const stopServer = () =>
  new Promise<void>((resolve) => {
    if (!server) return resolve();
    server.close(() => resolve());
    server = null;
  });

beforeAll(async () => {
  banco = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sede-correio-'));
});
afterAll(async () => {
  await banco.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`delete from emails`.execute(banco.db);
  clock = fixedClock(START);
  lines = [];
  received.length = 0;
  mood = 'accept';
});
afterEach(stopServer);

const buildMail = (overrides: Partial<Mail> = {}): Mail => ({
  para: 'ana@exemplo.org',
  assunto: 'Recuperação de senha – ação necessária',
  texto: 'Olá, João! Sua ligação expira às 14h.',
  motivo: 'recuperacao',
  ...overrides,
});

const queue = (overrides: Partial<Mail> = {}) =>
  banco.db.transaction().execute((tx) => enqueueMail(tx, buildMail(overrides), clock.now().toISOString()));

const sender = (smtpUrl: string | undefined, onGivenUp?: MailSenderOptions['onGivenUp']) =>
  createMailSender({
    db: banco.db,
    clock,
    ...(onGivenUp ? { onGivenUp } : {}),
    log: createLogger({ destination: { write: (line) => void lines.push(line) } }),
    transport: createMailTransport({ smtpUrl, dataDir: folder }),
    from: async () => ({ nome: 'Sindicato dos Servidores, Seção "Ação"', endereco: 'nao-responda@exemplo.org' }),
  });

const rows = async (): Promise<OutboxRow[]> =>
  (await listOutbox(banco.db, { limite: 50, pular: 0, contar: false })).itens;

describe('the outbox', () => {
  it('delivers a mail with its accents whole and forgets its text', async () => {
    const port = await startServer();
    const id = await queue({ html: renderMail({ sindicato: 'Sind', titulo: 'Olá', paragrafos: ['<b>'] }).html });
    const out = sender(`smtp://127.0.0.1:${port}`);
    expect(await out.drain()).toBe(1);
    await out.stop();
    const raw = received[0]?.raw ?? '';
    expect(received.map((mail) => mail.to)).toEqual(['ana@exemplo.org']);
    expect(raw).toContain(`Message-ID: <${id}@sede.mail>`);
    expect(decodeWords(raw)).toContain('Recuperação de senha – ação necessária');
    expect(decodeQuoted(raw)).toContain('Olá, João! Sua ligação expira às 14h.');
    expect(await rows()).toMatchObject([{ estado: 'enviado', tentativas: 1, ultimoErro: null }]);
    const { rows: kept } = await sql<{ texto: string | null }>`select texto, html from emails`.execute(banco.db);
    expect(kept).toEqual([{ texto: null, html: null }]);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    await expect(
      banco.db.transaction().execute(async (tx) => {
        await enqueueMail(tx, buildMail(), START);
        throw new Error('regra');
      }),
    ).rejects.toThrow('regra');
    expect(await rows()).toEqual([]);
  });

  it('waits while the server is down and delivers once it is up', async () => {
    const port = await startServer();
    await stopServer();
    await queue();
    const out = sender(`smtp://127.0.0.1:${port}`);
    expect(await out.drain()).toBe(1);
    expect(await rows()).toMatchObject([
      { estado: 'pendente', tentativas: 1, proximaTentativaEm: '2026-11-20T12:01:00.000Z' },
    ]);
    expect(await out.drain()).toBe(0);
    await startServer(port);
    clock.advance(MINUTE);
    expect(await out.drain()).toBe(1);
    await out.stop();
    expect(await rows()).toMatchObject([{ estado: 'enviado', tentativas: 2 }]);
    expect(received).toHaveLength(1);
  });

  it('repeats with the same Message-ID what was cut off in the middle of the message', async () => {
    const port = await startServer();
    const id = await queue();
    mood = 'cut';
    const out = sender(`smtp://127.0.0.1:${port}`);
    await out.drain();
    expect(received).toHaveLength(0);
    expect((await rows())[0]?.estado).toBe('pendente');
    mood = 'accept';
    clock.advance(MINUTE);
    await out.drain();
    await out.stop();
    expect(received[0]?.raw).toContain(`<${id}@sede.mail>`);
  });

  it('is emptied once by two senders at the same time', async () => {
    const port = await startServer();
    for (let index = 0; index < 12; index += 1) await queue({ para: `p${index}@exemplo.org` });
    const pair = [sender(`smtp://127.0.0.1:${port}`), sender(`smtp://127.0.0.1:${port}`)];
    const done = await Promise.all(pair.map((one) => one.drain()));
    await Promise.all(pair.map((one) => one.stop()));
    expect(done.reduce((a, b) => a + b)).toBe(12);
    expect(new Set(received.map((mail) => mail.to)).size).toBe(12);
    expect(received).toHaveLength(12);
  });

  it('gives up after about a day, and sends again when somebody asks', async () => {
    const id = await queue();
    const out = sender('smtp://127.0.0.1:1');
    for (let hour = 0; hour < 40 * 12; hour += 1) {
      await out.drain();
      clock.advance(5 * MINUTE);
    }
    const failed = await listFailures(banco.db);
    expect(failed).toMatchObject([{ id, estado: 'falhou', tentativas: 8, proximaTentativaEm: null }]);
    const retry = () => banco.db.transaction().execute((tx) => retryMail(tx, id, clock.now().toISOString()));
    expect(await retry()).toBe('na_fila');
    expect(await retry()).toBe('nao_falhou');
    const port = await startServer();
    const again = sender(`smtp://127.0.0.1:${port}`);
    await again.drain();
    await Promise.all([out.stop(), again.stop()]);
    expect(received).toHaveLength(1);
    expect(await retryMail(banco.db, '01939e2b-7c00-7000-8000-0000000a1b2c', START)).toBe('nao_encontrado');
  });

  it('does not repeat to a recipient that does not exist, and keeps the address out of log and error', async () => {
    const port = await startServer();
    mood = 'refuse-recipient';
    await queue();
    const told: string[] = [];
    const out = sender(`smtp://127.0.0.1:${port}`, async (tx, { id }) => {
      const { rows: seen } = await sql<{ estado: string }>`select estado from emails where id = ${id}::uuid`.execute(
        tx,
      );
      told.push(seen[0]?.estado ?? '');
    });
    await out.drain();
    await out.stop();
    expect(told, 'in the transaction that gave it up, once').toEqual(['falhou']);
    expect(await rows()).toMatchObject([{ estado: 'falhou', tentativas: 1 }]);
    expect((await rows())[0]?.ultimoErro).toContain('[e-mail]');
    expect(lines.join('')).toContain('mail not delivered');
    expect(lines.join('')).not.toContain('ana@exemplo.org');
  });

  it('without SMTP becomes an .eml file and says that it was not sent', async () => {
    const id = await queue();
    const out = sender(undefined);
    await out.drain();
    await out.stop();
    expect(await rows()).toMatchObject([{ estado: 'arquivado', ultimoErro: NOT_CONFIGURED }]);
    expect(await readdir(join(folder, 'emails'))).toEqual([`${id}.eml`]);
    expect(decodeQuoted(await readFile(join(folder, 'emails', `${id}.eml`), 'utf8'))).toContain('Olá, João!');
  });

  it('sends by itself soon after it was started or woken', async () => {
    const port = await startServer();
    const out = sender(`smtp://127.0.0.1:${port}`);
    out.start();
    await queue();
    out.wake();
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
    await out.stop();
  });

  it('takes one address, and no header smuggled in a subject', async () => {
    await expect(queue({ para: 'a@x.org, b@x.org' })).rejects.toThrow('exactly one address');
    await queue({ assunto: 'Oi\r\nBcc: todos@x.org' });
    expect((await rows())[0]?.assunto).toBe('Oi Bcc: todos@x.org');
  });
});

describe('the layout', () => {
  it('escapes everything in HTML and says the same in text', () => {
    const { texto, html } = renderMail({
      sindicato: 'Sind & Cia',
      titulo: 'Olá <Ana>',
      paragrafos: ['<script>alert(1)</script>', 'linha 1\nlinha 2'],
      botao: { rotulo: 'Criar "senha"', url: 'https://sede.org/x?a=1&b="2"' },
    });
    expect(html).not.toContain('<script>');
    expect(html).toContain('Sind &amp; Cia');
    expect(html).toContain('href="https://sede.org/x?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('linha 1<br>linha 2');
    expect(texto).toContain('https://sede.org/x?a=1&b="2"');
    expect(texto).toContain('Olá <Ana>');
  });

  it('takes no link but http', () => {
    expect(() =>
      renderMail({ sindicato: 'S', titulo: 'T', paragrafos: [], botao: { rotulo: 'x', url: 'javascript:alert(1)' } }),
    ).toThrow('http');
  });
});

function decodeWords(raw: string): string {
  return raw
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    );
}

/** Quoted-printable, or the whole of base64 parts beside it. */
function decodeQuoted(raw: string): string {
  const unfolded = raw.replace(/=\r?\n/g, '');
  const bytes = unfolded.replace(/((?:=[0-9A-F]{2})+)/g, (hex) =>
    Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  const base64 = raw.match(/^[A-Za-z0-9+/=\r\n]{40,}$/gm)?.map((part) => Buffer.from(part, 'base64').toString('utf8'));
  return [bytes, ...(base64 ?? [])].join('\n');
}
