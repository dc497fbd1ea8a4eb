import { newId } from '@sede/domain/kernel';
import { DESPESAS_AVISOS } from '@sede/domain/modules/financeiro/despesas';
import type { Aviso } from '@sede/domain/modules/sistema/avisos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSystemWrite, type SystemCtx } from '#platform/api/index.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { dismiss, type NovoAviso, notify, sweepAvisos } from './avisos.service.ts';

let app: TestApp;
let ana: TestPerson;
let caio: TestPerson;
let dora: TestPerson;
let rui: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  caio = await app.person(['aprovador'], { nome: 'Caio' });
  dora = await app.person(['aprovador'], { nome: 'Dora' });
  rui = await app.person(['gestor_sistema'], { nome: 'Rui' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from avisos');
  await app.rows('delete from avisos_desligados');
  app.events.length = 0;
});

const write = <T>(work: (ctx: SystemCtx) => Promise<T>) =>
  createSystemWrite({ db: app.db, clock: app.clock, ...app.services })('teste', work);
const pedido = (over: Partial<NovoAviso<{ por: string }>> = {}): NovoAviso<{ por: string }> => ({
  aviso: DESPESAS_AVISOS.solicitada,
  dados: { por: 'Ana' },
  junta: ana.usuarioId,
  ...over,
});
const tell = (over?: Partial<NovoAviso<{ por: string }>>) => write((ctx) => notify(ctx, pedido(over)));
const lista = async (who: TestPerson, query = '') =>
  (await who.rest<{ itens: Aviso[]; total: number }>('GET', `/avisos${query}`)).body;
const textos = async (who: TestPerson) => (await lista(who)).itens.map(({ texto }) => texto);
const naoLidos = async (who: TestPerson) =>
  (await who.rest<{ naoLidos: number }>('GET', '/avisos/nao-lidos')).body.naoLidos;

describe('who gets a notice', () => {
  it('everybody whom the kind is for, less those excepted; nobody else sees it', async () => {
    await tell({ exceto: [dora.usuarioId] });
    expect(await textos(caio)).toEqual(['Ana solicitou a aprovação de uma despesa']);
    expect(await textos(dora)).toEqual([]);
    expect(await textos(rui)).toEqual([]);
    const [aviso] = (await lista(caio)).itens;
    expect((await dora.rest('POST', `/avisos/${aviso?.id}/ler`, {})).status).toBe(404);
    await dora.rest('POST', '/avisos/ler-todos', { ids: [aviso?.id], antigos: true });
    expect(await naoLidos(caio)).toBe(1);
  });

  it('not the disabled, and not whoever turned the kind off', async () => {
    const sai = await app.person(['aprovador']);
    await app.rows('update usuarios set desabilitado = true where id = $1', [sai.usuarioId]);
    const off = await dora.rest<{ tipos: unknown[] }>('POST', '/avisos/preferencias', {
      tipo: 'aprovacao_solicitada',
      ligado: false,
    });
    expect(off.body.tipos).toContainEqual({
      tipo: 'aprovacao_solicitada',
      rotulo: DESPESAS_AVISOS.solicitada.rotulo,
      ligado: false,
    });
    const unknown = await dora.rest('POST', '/avisos/preferencias', { tipo: 'outro', ligado: false });
    expect(unknown.status).toBe(400);
    await tell();
    expect(await app.rows('select usuario_id from avisos')).toEqual([{ usuario_id: caio.usuarioId }]);
    await dora.rest('POST', '/avisos/preferencias', { tipo: 'aprovacao_solicitada', ligado: true });
    await tell();
    expect(await naoLidos(dora)).toBe(1);
    await app.rows('delete from usuarios where id = $1', [sai.usuarioId]);
  });

  it('is taken back with the transaction that made it', async () => {
    await expect(
      write(async (ctx) => {
        await notify(ctx, pedido());
        throw new Error('regra');
      }),
    ).rejects.toThrow('regra');
    expect(await naoLidos(caio)).toBe(0);
    expect(app.events).toEqual([]);
  });
});

describe('notices that say the same', () => {
  it('are one while unread, counting each record once; what was read stays as it was', async () => {
    const [a, b, c] = [newId(), newId(), newId()];
    await tell({ registros: [a, b] });
    await tell({ registros: [b, c] });
    expect(await textos(caio)).toEqual(['Ana solicitou a aprovação de 3 despesas']);
    await caio.rest('POST', `/avisos/${(await lista(caio)).itens[0]?.id}/ler`, {});
    await tell({ registros: [newId()] });
    expect(await naoLidos(caio)).toBe(1);
    expect((await lista(caio)).itens.map(({ lido }) => lido).toSorted()).toEqual([false, true]);
  });

  it('are one also when they are made at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tell({ registros: [newId()] })));
    expect(await textos(caio)).toEqual(['Ana solicitou a aprovação de 8 despesas']);
  });

  it('are apart for another author, and without a key', async () => {
    await tell();
    await tell({ junta: rui.usuarioId, dados: { por: 'Rui' } });
    await tell({ junta: undefined });
    await tell({ junta: undefined });
    expect(await naoLidos(caio)).toBe(4);
  });

  it('lose the records of which they are no longer true, and go with the last', async () => {
    const [a, b] = [newId(), newId()];
    await tell({ registros: [a, b] });
    await write((ctx) => dismiss(ctx, [DESPESAS_AVISOS.solicitada], [a]));
    expect(await textos(caio)).toEqual(['Ana solicitou a aprovação de uma despesa']);
    app.events.length = 0;
    await write((ctx) => dismiss(ctx, [DESPESAS_AVISOS.solicitada], [a, b]));
    expect(await textos(caio)).toEqual([]);
    expect(app.events).toEqual([{ modulo: 'avisos', ids: expect.arrayContaining([caio.usuarioId, dora.usuarioId]) }]);
  });
});

describe('the bell', () => {
  it('counts in the session’s answer, and tells only the browsers of those concerned', async () => {
    await tell();
    expect((await caio.rest<{ avisosNaoLidos: number }>('GET', '/sessao')).body.avisosNaoLidos).toBe(1);
    expect((await ana.rest<{ avisosNaoLidos: number }>('GET', '/sessao')).body.avisosNaoLidos).toBe(0);
    expect((await app.stranger.rest<{ avisosNaoLidos: number }>('GET', '/sessao')).body.avisosNaoLidos).toBe(0);
    expect(app.events).toEqual([{ modulo: 'avisos', ids: [caio.usuarioId, dora.usuarioId].toSorted() }]);
  });

  it('shows the newest first, a page at a time', async () => {
    for (let i = 0; i < 3; i++) {
      app.clock.advance(1000);
      await tell({ junta: undefined, dados: { por: `P${i}` } });
    }
    const page = await lista(caio, '?porPagina=2');
    expect(page.total).toBe(3);
    expect(page.itens.map(({ texto }) => texto.slice(0, 2))).toEqual(['P2', 'P1']);
    expect((await lista(caio, '?porPagina=2&pagina=2')).itens.map(({ texto }) => texto.slice(0, 2))).toEqual(['P0']);
  });

  it('marks what was seen, older ones too when asked, never what came meanwhile', async () => {
    await tell({ junta: undefined });
    app.clock.advance(1000);
    await tell({ junta: undefined });
    const [seen] = (await lista(caio)).itens;
    app.clock.advance(1000);
    await tell({ junta: undefined });
    const answer = await caio.rest<{ naoLidos: number }>('POST', '/avisos/ler-todos', {
      ids: [seen?.id],
      antigos: true,
    });
    expect(answer.body).toEqual({ naoLidos: 1 });
  });

  it('keeps read notices 90 days and unread ones a year', async () => {
    await tell({ junta: undefined });
    await caio.rest('POST', `/avisos/${(await lista(caio)).itens[0]?.id}/ler`, {});
    const days = async (n: number) => {
      await app.rows(`update avisos set criado_em = $1::timestamptz - make_interval(days => $2)`, [
        app.clock.now().toISOString(),
        n,
      ]);
      return sweepAvisos(app.db, app.clock);
    };
    expect(await days(89)).toBe(0);
    expect(await days(91)).toBe(1); // Caio's; Dora has not read hers
    expect(await days(366)).toBe(1);
  });
});
