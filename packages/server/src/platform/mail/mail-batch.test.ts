/** Mails of a mailing: at most once, whatever the server or a kill does; and nobody waits behind them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { enqueueBatch, enqueueMail } from './enqueue-mail.ts';
import { createMailSender, type Outcome } from './mail-sender.ts';
import { createMailTransport } from './mail-transport.ts';
import { retryAllMail, retryMail } from './outbox.ts';

const START = '2026-11-20T12:00:00.000Z';
const LOTE = newId();
type Mood = 'accept' | 'busy' | 'refuse' | 'refuse-text' | 'drop' | 'hang';

let banco: TestDatabase;
let clock = fixedClock(START);
let server: SMTPServer | null = null;
let mood: Mood = 'accept';
let received: { to: string; raw: string }[] = [];
let outcomes: Outcome[] = [];
let release: (() => void)[] = [];

const answer = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

async function startServer(): Promise<string> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(mood === 'refuse' ? answer(550) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mood === 'busy') return done(answer(451));
        if (mood === 'refuse-text') return done(answer(554));
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString('utf8') });
        if (mood === 'drop') for (const one of server?.connections ?? []) one.close();
        else if (mood === 'hang') release.push(() => done());
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
}

beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());
beforeEach(async () => {
  await sql`delete from emails`.execute(banco.db);
  await sql`delete from emails_em_entrega`.execute(banco.db);
  clock = fixedClock(START);
  mood = 'accept';
  received = [];
  outcomes = [];
  release = [];
});
afterEach(async () => {
  for (const go of release) go();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = null;
});

const sender = (smtpUrl: string) =>
  createMailSender({
    db: banco.db,
    clock,
    log: createLogger({ level: 'silent' }),
    transport: createMailTransport({ smtpUrl: `${smtpUrl}?ignoreTLS=true`, dataDir: '/nonexistent' }),
    from: async () => ({ nome: 'Sindicato', endereco: 'nao-responda@exemplo.org' }),
    compose: async (_tx, { id }) => ({
      texto: `Olá ${id}`,
      html: `<p>Olá <img src="cid:um@x"></p>`,
      cabecalhos: { 'List-Unsubscribe': '<https://sede.org/x>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      imagens: [{ cid: 'um@x', tipo: 'image/png', nome: 'um.png', conteudo: Buffer.from('89504e47', 'hex') }],
    }),
    onOutcome: async (_tx, outcome) => {
      outcomes.push(outcome);
    },
  });

async function queue(count = 1): Promise<string[]> {
  const mails = Array.from({ length: count }, (_, at) => ({ id: newId(), para: `p${at}@exemplo.org` }));
  await enqueueBatch(
    banco.db,
    mails,
    {
      loteId: LOTE,
      assunto: 'Aviso\r\nBcc: todos@x.org',
      motivo: 'comunicacao',
      remetente: { nome: 'Jurídico\nX-A: b', endereco: 'juridico@exemplo.org' },
      responderPara: 'atende@exemplo.org',
    },
    START,
  );
  return mails.map(({ id }) => id);
}

const states = async () =>
  (
    await sql<{ estado: string; marcada: boolean }>`select estado,
      exists (select from emails_em_entrega m where m.email_id = e.id) as marcada from emails e order by para`.execute(
      banco.db,
    )
  ).rows;

it('leaves with its own sender, reply address, headers and pictures; no header comes from a text', async () => {
  const out = sender(await startServer());
  await queue();
  expect(await out.drain()).toBe(1);
  await out.stop();
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/^From: .*<juridico@exemplo\.org>/m);
  expect(raw).toMatch(/^Reply-To: <?atende@exemplo\.org/m);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(raw).toMatch(/^Content-Id: <um@x>/im);
  expect(raw).not.toMatch(/^(Bcc|X-A):/m);
  expect(outcomes).toMatchObject([{ loteId: LOTE, estado: 'enviado', devolvido: false }]);
  expect(await states()).toEqual([{ estado: 'enviado', marcada: false }]);
});

it.each<[Mood, string, string | undefined, boolean]>([
  ['busy', 'pendente', undefined, false],
  ['refuse-text', 'pendente', undefined, false],
  ['refuse', 'falhou', 'falhou', true],
  ['drop', 'incerto', 'incerto', false],
])('a server that answers %s leaves it %s', async (how, estado, told, devolvido) => {
  const out = sender(await startServer());
  await queue();
  mood = how;
  await out.drain();
  expect(await states()).toEqual([{ estado, marcada: false }]);
  expect(outcomes.map((one) => [one.estado, one.devolvido])).toEqual(told ? [[told, devolvido]] : []);
  mood = 'accept';
  clock.advance(3_600_000);
  await out.drain();
  await out.stop();
  // Only what the server plainly did not take goes out again by itself.
  expect(received).toHaveLength(how === 'refuse' ? 0 : 1);
});

it('what is uncertain goes out again only by hand, one by one', async () => {
  const out = sender(await startServer());
  const [id = ''] = await queue();
  mood = 'drop';
  await out.drain();
  expect(await retryAllMail(banco.db, START)).toBe(0);
  mood = 'accept';
  expect(await retryMail(banco.db, id, START)).toBe('na_fila');
  await out.drain();
  await out.stop();
  expect(received).toHaveLength(2);
  expect(await states()).toEqual([{ estado: 'enviado', marcada: false }]);
});

it('a process killed between the text and the commit leaves it uncertain: nobody gets it twice', async () => {
  const url = await startServer();
  await queue(2);
  mood = 'hang';
  const child = fork(new URL('./send-for-tests.ts', import.meta.url), [banco.appUrl, url], { stdio: 'ignore' });
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  mood = 'accept';
  await expect
    .poll(async () => (await sql`select 1 from emails for update skip locked`.execute(banco.db)).rows.length, {
      timeout: 10_000,
    })
    .toBe(2);
  const out = sender(url);
  await out.drain();
  await out.stop();
  expect((await states()).map(({ estado }) => estado).sort()).toEqual(['enviado', 'incerto']);
  expect(received.map(({ to }) => to).sort()).toEqual(['p0@exemplo.org', 'p1@exemplo.org']);
});

it('recovery and notices pass a mailing whose server is slow', async () => {
  const url = await startServer();
  await queue(3);
  mood = 'hang';
  const out = sender(url);
  const draining = out.drain();
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  mood = 'accept';
  await enqueueMail(
    banco.db,
    { para: 'ana@exemplo.org', assunto: 'Criar nova senha', texto: 'oi', motivo: 'recuperacao' },
    START,
  );
  out.wake();
  await expect.poll(() => received.map(({ to }) => to), { timeout: 10_000 }).toContain('ana@exemplo.org');
  expect(outcomes, 'the first of the mailing still waits for its answer').toEqual([]);
  for (const go of release) go();
  await draining;
  await out.stop();
  expect(outcomes).toHaveLength(3);
});

it('of two senders that lost sight of each other only one gives the text away', async () => {
  const url = await startServer();
  const [id = ''] = await queue();
  // As another sender leaves it between its mark and its outcome.
  await sql`insert into emails_em_entrega (email_id, desde) values (${id}::uuid, ${START}::timestamptz)`.execute(
    banco.db,
  );
  const out = sender(url);
  await out.drain();
  await out.stop();
  expect(received).toEqual([]);
  expect(await states()).toEqual([{ estado: 'incerto', marcada: false }]);
});
