/** A survey through a real mail server: what arrives, the way out of the topic, addresses that are refused. */
import { once } from 'node:events';
import type { Pesquisa, PesquisaAberta } from '@sede/domain/modules/comunicacao/pesquisas';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { answer, type Membro, membros, minutes } from './pesquisas-for-tests.ts';

let app: TestApp;
let paula: TestPerson;
let todos: Membro[];
let server: SMTPServer;
let url = '';
let received: { to: string; mail: Email }[] = [];
/** Recipients whom the server does not know. */
let unknown: string[] = [];

beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  paula = await app.person(['pesquisa_satisfacao'], { nome: 'Paula' });
  todos = await membros(app, 3);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.includes(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', mail });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}?ignoreTLS=true`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await app.close();
});
beforeEach(() => {
  [received, unknown] = [[], []];
});

async function sent(some: readonly Membro[], modo: 'anonima' | 'identificada'): Promise<string> {
  const { status, body } = await paula.rest<Pesquisa>('POST', '/pesquisas', {
    ...{ ids: some.map(({ id }) => id), tipos: ['juridico', 'odonto'], modo, esperados: some.length, repetir: true },
  });
  expect(status).toBe(200);
  await minutes(app, 2, url);
  return body.id;
}
const tokenIn = ({ text = '' }: Email) => /\/pesquisa#([\w-]{43})/.exec(text)?.[1] ?? '';
const header = ({ headers }: Email, key: string) => headers.find((one) => one.key === key)?.value ?? '';
const read = async (id: string) => (await paula.rest<PesquisaAberta>('GET', `/pesquisas/${id}`)).body;

it.each([
  ['anonima', 'Esta pesquisa é anônima'],
  ['identificada', 'Esta pesquisa é identificada'],
] as const)(
  '%s: each gets a link of their own that answers once, in HTML and text, and says how it is kept',
  async (modo, said) => {
    const id = await sent(todos, modo);
    expect(received.map(({ to }) => to).sort()).toEqual(todos.map(({ email }) => email).sort());
    const tokens = received.map(({ mail }) => tokenIn(mail));
    expect(new Set(tokens).size).toBe(3);
    for (const { mail } of received) {
      expect(mail.subject).toBe('O que você acha dos nossos serviços?');
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(`/pesquisa#${tokenIn(mail)}"`);
      expect(mail.text).toContain('Jurídico e Odonto');
    }
    const [token = ''] = tokens;
    expect((await answer(app, token, [{ tipo: 'juridico', nota: 8 }])).status).toBe(200);
    expect((await answer(app, token, [{ tipo: 'juridico', nota: 8 }])).status).toBe(404);
    expect(await read(id)).toMatchObject({ estado: 'enviada', enviadas: 3, respondidas: 1 });
  },
);

it('one click of the mail program turns the topic off; a look at the address, or a forged one, turns off nothing', async () => {
  const [ana] = todos;
  await sent(todos.slice(0, 1), 'anonima');
  const mail = received[0]?.mail ?? expect.fail('no mail');
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const path = new URL(/<(http[^>]+)>/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? '').pathname;
  expect(mail.text).toContain(`/descadastro#${path.split('/').at(-1)}`);
  const click = (method: 'GET' | 'POST', at: string) =>
    app.app.inject({
      ...{ method, url: at, headers: { host: 'localhost:3999', 'content-type': 'application/x-www-form-urlencoded' } },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });
  const off = () =>
    app.rows<{ tema: string; recebe: boolean }>('select tema, recebe from filiado_temas where filiado_id = $1', [
      ana?.id ?? '',
    ]);
  expect((await click('GET', path)).statusCode).toBe(303);
  // Not the last one: some of its bits are no part of what it encodes.
  const forged = `${path.slice(0, -2)}${path.at(-2) === 'A' ? 'B' : 'A'}${path.at(-1)}`;
  expect((await click('POST', forged)).statusCode).toBe(404);
  expect(await off()).toEqual([]);
  expect((await click('POST', path)).statusCode).toBe(200);
  expect(await off()).toEqual([{ tema: 'Pesquisas', recebe: false }]);
  const none = await paula.rest<{ code: string }>('POST', '/pesquisas', {
    ...{ ids: [ana?.id], tipos: ['juridico'], modo: 'anonima', esperados: 1, repetir: true },
  });
  expect(none.body.code).toBe('pesquisas.ninguem');
  await app.rows('delete from filiado_temas');
});

it('an address that the server refuses for good is marked, and told of its link', async () => {
  unknown = [todos[1]?.email ?? ''];
  const id = await sent(todos, 'identificada');
  expect(await read(id)).toMatchObject({ estado: 'enviada', enviadas: 2, falharam: 1 });
  const [row] = await app.rows<{ em: string | null }>('select email_devolvido_em as em from filiados where id = $1', [
    todos[1]?.id ?? '',
  ]);
  expect(row?.em).not.toBeNull();
});

it('its reminder has the same link, and goes to whoever has not answered', async () => {
  await app.rows('update filiados set email_devolvido_em = null');
  await app.rows(`update pesquisas set lembrete = 'feito'`);
  await sent(todos, 'anonima');
  const first = new Map(received.map(({ to, mail }) => [to, tokenIn(mail)]));
  await answer(app, first.get(todos[0]?.email ?? '') ?? '', [{ tipo: 'odonto', nota: 9 }]);
  received = [];
  app.clock.advance(7 * 86_400_000);
  await minutes(app, 1, url);
  expect(received.map(({ to }) => to).sort()).toEqual(
    todos
      .slice(1)
      .map(({ email }) => email)
      .sort(),
  );
  for (const { to, mail } of received) {
    expect(mail.subject).toBe('Lembrete: a sua opinião sobre os nossos serviços');
    expect(tokenIn(mail)).toBe(first.get(to));
    expect(header(mail, 'list-unsubscribe')).toContain('/api/descadastro/');
  }
});
