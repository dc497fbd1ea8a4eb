import type { Preferencias } from '@sede/domain/access';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let ana: TestPerson;
let bia: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro']);
  bia = await app.person(['visualizador_financeiro']);
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from preferencias'));

const SECAO = { nome: '/financial', estrelas: ['/financial/receitas'], fixada: true, fechados: ['Análise'] };
const prefer = <T = Preferencias>(body: object, who = ana) => who.rest<T>('POST', '/conta/preferencias', body);
const ofSession = async (who: TestPerson) =>
  (await who.rest<{ preferencias: Preferencias }>('GET', '/sessao')).body.preferencias;

it('nothing chosen: letters are keys, no section and no area has been arranged', async () => {
  const nothing = { teclasDeLetra: true, secoes: {}, inicio: { ordem: [], ocultas: [] } };
  expect(await ofSession(ana)).toEqual(nothing);
  const { body } = await app.stranger.rest<{ preferencias: Preferencias }>('GET', '/sessao');
  expect(body.preferencias).toEqual(nothing);
});

it('what was chosen comes with the session of any machine, each part by itself, and is nobody else’s', async () => {
  expect((await prefer({ teclasDeLetra: false })).status).toBe(200);
  await prefer({ secao: SECAO });
  await prefer({ secao: { ...SECAO, nome: 'sistema', estrelas: [] } });
  const { body } = await prefer({ inicio: { ordem: ['/eventos'], ocultas: ['/roles'] } });
  const { nome: _, ...secao } = SECAO;
  expect(body).toEqual({
    teclasDeLetra: false,
    secoes: { '/financial': secao, sistema: { ...secao, estrelas: [] } },
    inicio: { ordem: ['/eventos'], ocultas: ['/roles'] },
  });
  expect(await ofSession(ana)).toEqual(body);
  expect((await ofSession(bia)).teclasDeLetra).toBe(true);
});

it('a section is replaced, and two windows that change different parts both keep theirs', async () => {
  await Promise.all([
    prefer({ teclasDeLetra: false }),
    prefer({ secao: SECAO }),
    prefer({ inicio: { ordem: [], ocultas: ['/roles'] } }),
  ]);
  await prefer({ secao: { ...SECAO, fixada: false } });
  const now = await ofSession(ana);
  expect([now.teclasDeLetra, now.secoes['/financial']?.fixada, now.inicio.ocultas]).toEqual([false, false, ['/roles']]);
});

it.each([
  [{ teclasDeLetra: 'sim' }, 'teclasDeLetra'],
  [{ surpresa: 1 }, 'surpresa'],
  [{ secao: { ...SECAO, cor: 'azul' } }, 'secao.cor'],
  [{ secao: { ...SECAO, nome: '/financial/x' } }, 'secao.nome'],
  [{ secao: { ...SECAO, estrelas: ['//mau.example'] } }, 'secao.estrelas.0'],
  [{ secao: { ...SECAO, estrelas: ['/a', '/b', '/c', '/d'] } }, 'secao.estrelas'],
  [{ secao: { ...SECAO, estrelas: ['/a', '/a'] } }, 'secao.estrelas'],
  [{ secao: { ...SECAO, fechados: Array.from({ length: 61 }, (_, n) => `g${n}`) } }, 'secao.fechados'],
  [{ inicio: { ordem: ['javascript:1'], ocultas: [] } }, 'inicio.ordem.0'],
])('refuses %j', async (body, campo) => {
  const { status, body: answer } = await prefer<Refusal>(body);
  expect(status).toBe(400);
  expect(Object.keys(answer.data.campos ?? {})).toEqual([campo]);
});

it('nobody fills the table with sections that do not exist', async () => {
  await app.rows(
    `insert into preferencias (usuario_id, chave, valor) select $1, 'secao:s' || n, '{}' from generate_series(1, 50) n`,
    [ana.usuarioId],
  );
  const { status, body } = await prefer<Refusal>({ secao: SECAO });
  expect([status, Object.keys(body.data.campos ?? {})]).toEqual([400, ['secao.nome']]);
  expect((await prefer({ secao: { ...SECAO, nome: 's7' } })).status).toBe(200);
  expect((await prefer({ secao: SECAO }, bia)).status).toBe(200);
});

it('is nobody’s without a session, and goes with the person', async () => {
  expect((await app.stranger.rest('POST', '/conta/preferencias', { teclasDeLetra: false })).status).toBe(401);
  const carla = await app.person(['visualizador_financeiro']);
  await prefer({ teclasDeLetra: false }, carla);
  await app.rows('delete from usuarios where id = $1', [carla.usuarioId]);
  expect(await app.rows('select 1 from preferencias')).toEqual([]);
});

it('what an older program kept and this one does not understand counts as not chosen', async () => {
  await app.rows(
    `insert into preferencias (usuario_id, chave, valor) values ($1, 'teclas', '"sim"'), ($1, 'secao:/financial', '{"estrelas": 7}')`,
    [ana.usuarioId],
  );
  expect(await ofSession(ana)).toEqual({ teclasDeLetra: true, secoes: {}, inicio: { ordem: [], ocultas: [] } });
});
