import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/database.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { mailsTo, pedido } from './pedidos-for-tests.ts';

const banco = await testDatabase();
const start = () => testApp({ on: banco, env: { TRUST_PROXY: '127.0.0.1' } });
let app: TestApp;
beforeAll(async () => {
  app = await start();
});
afterAll(async () => {
  await app.close();
  await banco.drop();
});
beforeEach(() => app.rows('delete from auth.tentativas'));

let addresses = 0;
const from = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.7` };
};
const send = (body: object, headers: Record<string, string> = app.ticket('/filiacao'), at = app) =>
  at.stranger.rest<{ protocolo: string; code?: string }>('POST', '/filiacao', body, { ...from(), ...headers });
const count = async () => (await app.rows<{ n: number }>('select count(*)::int as n from pedidos_filiacao'))[0]?.n ?? 0;

describe('a robot', () => {
  it('leaves nothing without a ticket, with another page’s, an ended or a forged one', async () => {
    const before = await count();
    const old = app.ticket('/filiacao');
    const [[header = '', ticket = ''] = []] = Object.entries(old);
    app.clock.advance(10 * 60_000 + 1000);
    expect((await send(pedido(), old)).body.code).toBe('plataforma.bilhete_vencido');
    for (const headers of [
      {},
      app.ticket('/parcela-compensatoria'),
      { [header]: ticket.replace(/\.\w+\./, '.zzzzzzzz.') },
    ]) {
      expect((await send(pedido(), headers)).body.code).toBe('plataforma.bilhete_ausente');
    }
    expect(await count()).toBe(before);
  });

  it('sends one application with one ticket, ten times at once', async () => {
    const before = await count();
    const ticket = app.ticket('/filiacao');
    const body = pedido({ cpf: '111.444.777-35', email: 'dez@x.org' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, ticket)));
    expect(new Set(answers.map(({ status, body: { protocolo } }) => `${status} ${protocolo}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(await mailsTo(app, 'dez@x.org')).toHaveLength(1);
  });

  it('is stopped after three of one CPF or e-mail also when the program starts again', async () => {
    for (let i = 0; i < 3; i++) expect((await send(pedido({ email: `a${i}@x.org` }))).status).toBe(200);
    const second = await start();
    expect((await send(pedido({ email: 'a9@x.org' }), second.ticket('/filiacao'), second)).status).toBe(429);
    await second.close();
  });
});

describe('an answer', () => {
  it('is as long for a member’s CPF and e-mail as for a stranger’s, and for what is refused', async () => {
    const gestora = await app.person(['gestor_usuario']);
    const made = await gestora.rest('POST', '/filiados', {
      ...{ nomeCompleto: 'Rita Reis', cpf: '39053344705', email: 'rita@x.org', dataNascimento: '1960-01-01' },
      ...{ empresa: 'SENADO', matricula: '77', situacaoFiliado: 'ATIVO', dataFiliacao: '2000-01-01' },
    });
    expect(made.status).toBe(200);
    const member = await send(pedido({ cpf: '390.533.447-05', email: 'rita@x.org' }));
    const stranger = await send(pedido({ cpf: '862.883.667-57', email: 'zito@x.org' }));
    const refused = await send(pedido({ name: '' }));
    expect([member.status, stranger.status, refused.status]).toEqual([200, 200, 400]);
    expect(member.bytes.length).toBe(stranger.bytes.length);
    expect(member.bytes.length % 512).toBe(0);
    expect(refused.bytes.length % 512).toBe(0);
    const shape = ({ body }: typeof member) => JSON.stringify(Object.keys(body));
    expect(shape(member)).toBe(shape(stranger));
  });
});
