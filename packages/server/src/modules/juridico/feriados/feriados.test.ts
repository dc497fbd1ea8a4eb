import { calendarioCom, type FeriadoCadastrado, isDiaSemAgenda } from '@sede/domain/modules/juridico/feriados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { readCalendario } from './feriado.record.ts';

let app: TestApp;
let julia: TestPerson;
const outros: TestPerson[] = [];

type Corpo = FeriadoCadastrado & { code: string; message: string };

beforeAll(async () => {
  app = await testApp();
  julia = await app.person(['juridico']);
  outros.push(await app.person(['visualizador_juridico']), await app.person(['escritorio_juridico']));
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from feriados'));

const ADVOGADO = { data: '2026-08-11', nome: 'Dia do Advogado', usos: ['agenda', 'prazo'], tribunais: ['TJDFT'] };
const create = (mais: object = {}) => julia.rest<Corpo>('POST', '/feriados', { ...ADVOGADO, ...mais });
const lidos = async (who: TestPerson, anos = 'de=2026&ate=2026') =>
  (await who.rest<{ itens: Corpo[] }>('GET', `/feriados?${anos}`)).body.itens;
const REPETIDO = { status: 409, body: { code: 'feriados.repetido' } };

describe('a holiday of staff', () => {
  it('is made, read by the legal roles of the years asked for, changed, told in its history and deleted', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...ADVOGADO, origem: 'manual', versao: 1 });
    for (const who of [julia, ...outros]) expect(await lidos(who)).toHaveLength(1);
    expect(await lidos(julia, 'de=2027&ate=2030')).toEqual([]);
    const changed = await julia.rest<Corpo>('PATCH', `/feriados/${body.id}`, {
      versao: 1,
      nome: 'Advogado',
      usos: ['agenda'],
    });
    expect(changed.body).toMatchObject({ nome: 'Advogado', usos: ['agenda'], tribunais: [], versao: 2 });
    const history = await outros[0]?.rest<{ itens: unknown[] }>('GET', `/feriados/${body.id}/historico`);
    expect(history?.body.itens).toHaveLength(2);
    expect((await julia.rest('DELETE', `/feriados/${body.id}`, { versao: 2 })).status).toBe(200);
    expect(await lidos(julia)).toEqual([]);
  });

  it('deleted a moment ago comes back, unless it was registered again meanwhile', async () => {
    const { body } = await create();
    const chave = (n: number) => ({ operacao: 'feriados.remove', chave: `k${n}` });
    const remove = async ({ id, versao }: Corpo, n: number) =>
      (await julia.rest('DELETE', `/feriados/${id}`, { versao }, { 'idempotency-key': `k${n}` })).status;
    expect(await remove(body, 1)).toBe(200);
    expect(await julia.rest('POST', '/atos/desfazer', chave(1))).toMatchObject({
      status: 200,
      body: { feitas: [body.id], recusadas: [] },
    });
    expect(await lidos(julia)).toEqual([expect.objectContaining({ ...ADVOGADO, id: body.id })]);
    const [de = body] = await lidos(julia);
    expect(await remove(de, 2)).toBe(200);
    await create();
    expect(await julia.rest('POST', '/atos/desfazer', chave(2))).toMatchObject({ status: 409 });
    expect(await lidos(julia)).toHaveLength(1);
  });

  it('is refused to whoever only sees them', async () => {
    const { body } = await create();
    for (const who of outros) {
      expect((await who.rest('POST', '/feriados', ADVOGADO)).status).toBe(403);
      expect((await who.rest('PATCH', `/feriados/${body.id}`, { versao: 1, nome: 'x' })).status).toBe(403);
      expect((await who.rest('DELETE', `/feriados/${body.id}`, { versao: 1 })).status).toBe(403);
      expect((await who.rest('POST', '/feriados/desligar', { data: '2026-12-25', nome: 'Natal' })).status).toBe(403);
    }
  });

  it.each([
    ['without a use', { usos: [] }, 'usos'],
    ['of a court that is none', { tribunais: ['TJXX'] }, 'tribunais.0'],
    ['on no day', { data: '2026-02-30' }, 'data'],
    ['without a name', { nome: ' ' }, 'nome'],
  ])('is refused %s', async (_, mais, campo) => {
    const { status, body } = await julia.rest<Refusal>('POST', '/feriados', { ...ADVOGADO, ...mais });
    expect(status).toBe(400);
    expect(Object.keys(body.data?.campos ?? {})).toContain(campo);
  });

  it('stands once on its day: also beside one that comes with the program, and of two saved at once', async () => {
    await create();
    expect(await create({ nome: 'DIA DO ADVOGADO' })).toMatchObject(REPETIDO);
    expect(await create({ data: '2026-12-25', nome: 'natal' })).toMatchObject(REPETIDO);
    expect((await create({ data: '2027-08-11' })).status).toBe(200);
    const both = await Promise.all([create({ nome: 'Dois' }), create({ nome: 'Dois' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [dois] = (await lidos(julia)).filter(({ nome }) => nome === 'Dois');
    expect(await julia.rest('PATCH', `/feriados/${dois?.id}`, { versao: 1, nome: 'Dia do Advogado' })).toMatchObject(
      REPETIDO,
    );
  });
});

describe('a shipped holiday', () => {
  const desligar = (data: string, nome: string) => julia.rest<Corpo>('POST', '/feriados/desligar', { data, nome });

  it('is switched off on its day, and on again; nothing is kept of it then', async () => {
    const { status, body } = await desligar('2026-11-30', 'dia do evangélico (DF)');
    expect(status).toBe(200);
    expect(body).toMatchObject({ nome: 'Dia do Evangélico (DF)', origem: 'enviado' });
    expect(isDiaSemAgenda('2026-11-30', calendarioCom(await lidos(julia)))).toBe(false);
    expect(isDiaSemAgenda('2026-11-30', await readCalendario(app.db))).toBe(false);
    expect(await desligar('2026-11-30', 'Dia do Evangélico (DF)')).toMatchObject(REPETIDO);
    expect((await julia.rest('PATCH', `/feriados/${body.id}`, { versao: 1, nome: 'x' })).status).toBe(404);
    expect((await julia.rest('DELETE', `/feriados/${body.id}`, { versao: 1 })).status).toBe(404);
    expect((await julia.rest('POST', `/feriados/${body.id}/ligar`, { versao: 1 })).status).toBe(200);
    expect(await app.rows('select from feriados')).toEqual([]);
    expect(isDiaSemAgenda('2026-11-30', await readCalendario(app.db))).toBe(true);
  });

  it('that is none, or not of that day, is refused; what staff added is not switched on', async () => {
    for (const [data, nome] of [
      ['2026-12-24', 'Natal'],
      ['2026-12-25', 'Páscoa'],
    ] as const)
      expect(await desligar(data, nome)).toMatchObject({ status: 422, body: { code: 'feriados.desconhecido' } });
    const { body } = await create();
    expect((await julia.rest('POST', `/feriados/${body.id}/ligar`, { versao: 1 })).status).toBe(404);
  });
});
