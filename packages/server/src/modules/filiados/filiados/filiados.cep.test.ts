import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

interface Said {
  status: number;
  body: string;
}
const VIACEP = { logradouro: 'SQN 309', bairro: 'Asa Norte', localidade: 'Brasília', uf: 'DF' };
const ENDERECO = { logradouro: 'SQN 309', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' };
const json = (value: unknown, status = 200): Said => ({ status, body: JSON.stringify(value) });

let app: TestApp;
let editor: TestPerson;
let server: Server;
const asked: string[] = [];
/** What the two services say; 'silence': nothing. */
let says: { a: Said | 'silence'; b: Said | 'silence' };

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const said = path.startsWith('/a/') ? says.a : says.b;
    if (said === 'silence') return void request.socket.destroy();
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  app = await testApp({ env: { CEP_URLS: `${base}/a/{cep} ${base}/b/{cep}` } });
  editor = await app.person(['editor_filiado']);
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(async () => {
  asked.length = 0;
  says = { a: json(VIACEP), b: json({ ...VIACEP, city: 'Brasília', state: 'DF' }) };
  await app.rows('delete from ceps');
});

const cep = <T = typeof ENDERECO>(typed: string) =>
  editor.rest<T>('GET', `/filiados/cep?cep=${encodeURIComponent(typed)}`);

it('fills the address, and asks nobody the second time', async () => {
  expect((await cep('70.755-030')).body).toEqual(ENDERECO);
  expect((await cep('70755030')).body).toEqual(ENDERECO);
  expect(asked).toEqual(['/a/70755030']);
});

it('asks anew after thirty days', async () => {
  await cep('70755030');
  await app.rows("update ceps set lido_em = lido_em - interval '31 days'");
  await cep('70755030');
  expect(asked).toHaveLength(2);
});

it.each<[string, Said | 'silence']>([
  ['is down', 'silence'],
  ['fails', json({}, 500)],
  ['says no JSON', { status: 200, body: '<html>' }],
  ['lies', json({ localidade: ['x'], uf: 'Distrito' })],
  ['floods', { status: 200, body: `"${'x'.repeat(30_000)}"` }],
])('asks the next when the first %s', async (_why, a) => {
  says = { a, b: json({ street: 'SQN 309', neighborhood: 'Asa Norte', city: 'Brasília', state: 'DF' }) };
  expect((await cep('70755030')).body).toEqual(ENDERECO);
});

it('lets one type when all are out, and forgets that', async () => {
  says = { a: 'silence', b: 'silence' };
  expect(await cep<Refusal>('70755030')).toMatchObject({
    status: 422,
    body: { code: 'filiados.cep_indisponivel', message: 'Serviço de CEP indisponível. Digite o endereço.' },
  });
  expect(await app.rows('select 1 from ceps')).toEqual([]);
});

it('knows that a CEP does not exist, and remembers', async () => {
  says = { a: json({ erro: 'true' }), b: json({}, 404) };
  const answers = [await cep<Refusal>('70755031'), await cep<Refusal>('70755031')];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { message: 'CEP não encontrado.' } });
  expect(asked).toHaveLength(2);
});

it('asks nobody about what is no CEP', async () => {
  expect((await cep<Refusal>('1234')).body.data?.campos).toEqual({ cep: 'CEP inválido.' });
  expect(asked).toEqual([]);
});
