import type { PedidoListado, TermoAAssinar } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { agePedidos } from './pedidos-filiacao.jobs.ts';
import { mailsTo, pedido, ticketOf, tokenTo } from './pedidos-for-tests.ts';

let app: TestApp;
let editor: TestPerson;
beforeAll(async () => {
  app = await testApp();
  editor = await app.person(['editor_filiado'], { nome: 'Edu Editor' });
});
afterAll(() => app.close());

const EMAIL = 'mhelena52@uol.com.br';
const send = (body: object = pedido()) => app.stranger.rest('POST', '/filiacao', body, ticketOf(app));
const termo = (token: string) => app.stranger.rest<TermoAAssinar>('POST', '/filiacao/assinatura', { token });

describe('time', () => {
  const night = () =>
    agePedidos({
      ...{ db: app.db, clock: app.clock, config: app.services.config },
      systemWrite: createSystemWrite({ db: app.db, clock: app.clock, ...app.services }),
    });
  const to = (day: string) => app.clock.set(`${day}T12:00:00.000Z`);
  afterAll(() => to('2026-11-20'));

  it('reminds after seven days, once; both links sign; expires after thirty; erases sixty later', async () => {
    await send();
    const first = await tokenTo(app, EMAIL);
    to('2026-11-28');
    expect(await night()).toEqual({ lembrados: 1, apagados: 0 });
    expect(await night()).toEqual({ lembrados: 0, apagados: 0 });
    expect((await mailsTo(app, EMAIL)).at(-1)?.assunto).toBe('Falta assinar o seu termo de filiação');
    expect((await termo(first)).status).toBe(200);
    expect((await termo(await tokenTo(app, EMAIL))).status).toBe(200);
    to('2026-12-22');
    await night();
    expect((await app.rows('select estado from pedidos_filiacao'))[0]).toEqual({ estado: 'expirado' });
    expect((await termo(first)).status).toBe(404);
    to('2027-02-25');
    expect(await night()).toEqual({ lembrados: 0, apagados: 1 });
    expect(await app.rows('select protocolo, dados, nome, cpf, email from pedidos_filiacao')).toEqual([
      { protocolo: '2026/0001', dados: null, nome: null, cpf: null, email: null },
    ]);
    expect(await app.rows('select 1 from consentimentos')).toEqual([]);
    to('2026-11-20');
  });

  it('what was refused is erased after a year, keeping protocol, date and reason', async () => {
    const [cpf, email] = ['111.444.777-35', 'b@b.co'];
    await send(pedido({ cpf, email }));
    await app.stranger.rest('POST', '/filiacao/assinar', { token: await tokenTo(app, email), cpf, concordo: true });
    const { itens } = (await editor.rest<{ itens: PedidoListado[] }>('GET', '/pedidos-filiacao?estado=assinado')).body;
    const [one] = itens;
    const motivo = 'Não é servidora.';
    await editor.rest('POST', `/pedidos-filiacao/${one?.id}/recusar`, { versao: one?.versao, motivo });
    to('2027-11-30');
    expect((await night()).apagados).toBe(1);
    const [row] = await app.rows(
      'select protocolo, motivo_recusa, nome, anexo_id, decidido_em is not null as data from pedidos_filiacao where numero = 2',
    );
    expect(row).toEqual({
      protocolo: '2026/0002',
      motivo_recusa: 'Não é servidora.',
      nome: null,
      anexo_id: null,
      data: true,
    });
    expect((await app.rows('select liberado_em is not null as solto from anexos'))[0]).toEqual({ solto: true });
    to('2026-11-20');
  });
});
