/** Many people, or one who presses many times, at the same moment: what was sent once is there once, and nobody is turned away. */
import type { TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { novo, type TemasRig, temasRig } from './temas-for-tests.ts';

const OITO = Array.from({ length: 8 }, (_, n) => n);
let rig: TemasRig;
let pessoas: TestPerson[];

beforeAll(async () => {
  rig = await temasRig();
  pessoas = await Promise.all(OITO.map((n) => rig.app.person(['politico_sindical'], { nome: `Pessoa ${n}` })));
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

/** Over HTTP, all at once. */
const create = (quem: TestPerson, chave: string, over: object = {}) =>
  quem.rest<TemaCompleto & { code: string }>('POST', '/temas', novo(over), { 'idempotency-key': chave });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

/** Themes with who made each, and what the trail says of their beginning. */
const kept = () =>
  rig.app.rows<{ id: string; titulo: string; autor: string }>(`
    select t.id, t.titulo, u.nome as autor from temas t join usuarios u on u.id = t.criado_por order by u.nome, t.titulo`);
const begun = async () =>
  (
    await rig.app.rows<{ n: number }>(`select count(*)::int as n from auditoria a join temas t on t.id = a.registro_id
      where a.tabela = 'temas' and a.acao = 'criar'`)
  )[0]?.n;

it('one person, one key, eight times: one theme, which all eight are answered', async () => {
  const answers = await Promise.all(OITO.map(() => create(rig.marina, 'uma')));
  expect(statuses(answers)).toEqual(Array(8).fill(200));
  const [{ id } = { id: '' }, ...outros] = await kept();
  expect(outros).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([id]));
  expect(await begun()).toBe(1);
});

it('one person, one key, eight texts: one theme; whoever sent another text hears that the key was used', async () => {
  const answers = await Promise.all(OITO.map((n) => create(rig.marina, 'outra', { titulo: `Tema ${n}` })));
  const feitas = answers.filter(({ status }) => status === 200);
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(422)]);
  expect(await kept()).toMatchObject([{ id: feitas[0]?.body.id, titulo: feitas[0]?.body.titulo }]);
  expect(new Set(answers.filter(({ status }) => status === 422).map(({ body }) => body.code)).size).toBe(1);
});

it('one person, eight keys: eight themes', async () => {
  const answers = await Promise.all(OITO.map((n) => create(rig.marina, `chave-${n}`, { titulo: `Tema ${n}` })));
  expect(statuses(answers)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(8);
  expect((await kept()).map(({ titulo }) => titulo)).toEqual(OITO.map((n) => `Tema ${n}`));
  expect(await begun()).toBe(8);
});

it('eight people who chance upon one key: eight themes, to each their own', async () => {
  const answers = await Promise.all(pessoas.map((quem, n) => create(quem, 'comum', { titulo: `Tema ${n}` })));
  expect(statuses(answers)).toEqual(Array(8).fill(200));
  expect(answers.map(({ body }) => body.titulo)).toEqual(OITO.map((n) => `Tema ${n}`));
  expect(await kept()).toMatchObject(OITO.map((n) => ({ titulo: `Tema ${n}`, autor: `Pessoa ${n}` })));
  expect(await begun()).toBe(8);
});

it('followed by eight at once, and eight times by one, it has each follower once', async () => {
  const { id } = await rig.created();
  const follow = (quem: TestPerson) => quem.rest('POST', `/temas/${id}/acompanhar`, {});
  const answers = await Promise.all([...pessoas.map(follow), ...OITO.map(() => follow(rig.marina))]);
  expect(statuses(answers)).toEqual(Array(16).fill(200));
  const seguidores = await rig.app.rows<{ nome: string }>(
    'select u.nome from temas_seguidores s join usuarios u on u.id = s.usuario_id where s.tema_id = $1 order by 1',
    [id],
  );
  expect(seguidores.map(({ nome }) => nome)).toEqual(['Marina Alves', ...pessoas.map(({ nome }) => nome)]);
});

it('concluded and ended by eight at once each act is done once, and the theme is ended and whole', async () => {
  const { id } = await rig.created();
  for (const passo of [3, 4, 5, 6]) await rig.marina.rest('POST', `/temas/${id}/responder`, { passo, existe: false });
  const { versao } = await rig.read(id);
  const answers = await Promise.all([
    ...OITO.map((n) => pessoas[n]?.rest('POST', `/temas/${id}/concluir`, { existe: false })),
    ...OITO.map((n) => pessoas[n]?.rest('POST', `/temas/${id}/encerrar`, { versao })),
  ]);
  const concluir = answers.slice(0, 8).map((answer) => answer?.status);
  const encerrar = answers.slice(8).map((answer) => answer?.status);
  expect(concluir).toEqual(Array(8).fill(200));
  expect(encerrar.toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await rig.read(id)).toMatchObject({ page: 6, situacao: 'ENCERRADO', versao: versao + 1 });
});
