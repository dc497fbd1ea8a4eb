import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { cpfIn } from './cpf-search.ts';

const CPF = '52998224725';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro']);
});
afterAll(() => app.close());
beforeEach(() => app.rows(`delete from logs_usuario`));

const logged = async () =>
  (
    await app.rows<{ usuario_id: string; dados: { cpf: string; tela: string } }>(
      `select usuario_id, dados from logs_usuario where tipo = 'busca_cpf' order by data, id`,
    )
  ).map(({ usuario_id, dados }) => [usuario_id === ana.usuarioId ? 'ana' : usuario_id, dados.cpf, dados.tela]);

it.each([
  ['52998224725', CPF],
  [' 529.982.247-25 ', CPF],
  ['529 982 247 25', CPF],
  ['joão 529.982.247-25', CPF],
  ['52998224724', null],
  ['11222333000181', null],
  ['111.111.111-11', null],
  ['', null],
])('the CPF in %j is %j', (busca, cpf) => expect(cpfIn(busca)).toBe(cpf));

it.each([
  ['beneficiarios', '/beneficiarios', 'list'],
  ['despesas', '/despesas', 'list'],
  ['receitas', '/receitas', 'list'],
])('a search for a CPF in the list of %s is logged, on both faces', async (tela, path, verb) => {
  expect((await ana.rest('GET', `${path}?busca=529.982.247-25`)).status).toBe(200);
  expect(await logged()).toEqual([['ana', CPF, tela]]);
  await app.rows('delete from logs_usuario');
  await ana.rpc(`${tela}.${verb}`, { busca: CPF });
  expect(await logged()).toEqual([['ana', CPF, tela]]);
});

it('so is one for a spreadsheet and one in a picker', async () => {
  expect((await ana.rest('GET', `/beneficiarios/exportar?formato=csv&busca=${CPF}`)).status).toBe(200);
  expect(await logged()).toEqual([['ana', CPF, 'beneficiarios']]);
  await app.rows('delete from logs_usuario');
  expect((await ana.rest('GET', `/beneficiarios/opcoes?busca=${CPF}`)).status).toBe(200);
  expect(await logged()).toEqual([['ana', CPF, 'beneficiarios']]);
});

it('paging and refreshing the same search is told once; ten minutes later it is another', async () => {
  for (const page of [1, 2]) await ana.rest('GET', `/beneficiarios?busca=${CPF}&pagina=${page}`);
  await ana.rest('GET', `/beneficiarios/totais?busca=${CPF}`);
  expect(await logged()).toHaveLength(1);
  app.clock.set('2026-11-20T15:11:00.000Z');
  await ana.rest('GET', `/beneficiarios?busca=${CPF}`);
  expect(await logged()).toHaveLength(2);
});

it('nothing is written for other words, for totals alone, or for whoever may not ask', async () => {
  await ana.rest('GET', '/beneficiarios?busca=joao');
  await ana.rest('GET', `/beneficiarios/totais?busca=${CPF}`);
  const evento = await app.person(['gestor_evento']);
  expect((await evento.rest('GET', `/beneficiarios?busca=${CPF}`)).status).toBe(403);
  expect((await app.stranger.rest('GET', `/beneficiarios?busca=${CPF}`)).status).toBe(401);
  expect(await logged()).toEqual([]);
});
