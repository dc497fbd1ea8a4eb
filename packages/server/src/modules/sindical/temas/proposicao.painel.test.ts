/** The panel 'Dados oficiais': what was told of a bill, what is new to whom, and other themes of the same bill. */
import type { DadosOficiais, DadosOficiaisDoTema } from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import {
  anotherMove,
  CAMARA,
  DA_CAMARA,
  DETALHE_CAMARA,
  type ProposicoesRig,
  proposicoesRig,
} from './proposicao-for-tests.ts';
import { type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
let bills: ProposicoesRig;
beforeAll(async () => {
  rig = await temasRig();
  bills = await proposicoesRig(rig);
});
afterAll(async () => {
  await bills.close();
  await rig.app.close();
});
beforeEach(() => bills.clean());

const T1 = '2026-11-20T16:00:00.000Z';
const T2 = '2026-11-20T17:00:00.000Z';
const ask = (id: string, who: TestPerson = rig.marina, query = '') =>
  who.rest<DadosOficiaisDoTema>('GET', `/temas/${id}/dados-oficiais${query}`);
async function dados(id: string, who?: TestPerson, query?: string): Promise<DadosOficiais> {
  const { body } = await ask(id, who, query);
  if (!body.dados) throw new Error('nothing was told');
  return body.dados;
}
const saw = (id: string, ate: string, who: TestPerson = rig.marina) =>
  who.rest<DadosOficiaisDoTema>('POST', `/temas/${id}/dados-oficiais/vistas`, { ate });
const accountsFrom = (instant: string, who?: TestPerson) =>
  rig.app.rows(`alter table usuarios disable trigger a_registro;
    update usuarios set criado_em = '${instant}' where ${who ? `id = '${who.usuarioId}'` : 'true'};
    alter table usuarios enable trigger a_registro`);
const news = async (who: TestPerson) =>
  (await who.rest<{ total: number }>('GET', '/temas/totais?novidade=sim')).body.total;

it('is refused to who is not signed in, to whoever sees no themes, and of no such theme', async () => {
  const { id } = await bills.named(DA_CAMARA);
  const fora = await rig.app.person(['escritorio_juridico']);
  expect((await ask(id, fora)).status).toBe(403);
  expect((await saw(id, T1, fora)).status).toBe(403);
  const nenhum = '0198c0de-0000-7000-8000-0000000000ff';
  expect((await ask(nenhum)).status).toBe(404);
  expect((await saw(nenhum, T1)).status).toBe(404);
  expect((await saw(id, 'ontem')).status).toBe(400);
  const mais = await rig.marina.rest('POST', `/temas/${id}/dados-oficiais/vistas`, { ate: T1, todas: true });
  expect(mais.status).toBe(400);
});

it('tells nothing of a theme without a bill, nor while nobody asks; it waits, and tells what came', async () => {
  const sem = await rig.created();
  expect((await ask(sem.id)).body).toEqual({ dados: null });
  const { id } = await bills.named(DA_CAMARA);
  await bills.set('dadosAbertos', false);
  expect((await ask(id)).body).toEqual({ dados: null });
  await bills.set('dadosAbertos', true);
  expect(await dados(id)).toMatchObject({ nome: 'PL 2284/2021', consultadoEm: null, falha: null, movimentacoes: [] });
  await bills.run(T1);
  const told = await dados(id, rig.leitor);
  expect(told).toMatchObject({
    ...{ casa: 'Câmara', situacao: 'Tramitando em Conjunto', orgao: 'CCP', consultadoEm: T1, total: 3, novas: 0 },
    ementa: CAMARA.detalhe.dados.ementa,
    outros: [],
  });
  expect(told.movimentacoes.map(({ data, nova }) => [data, nova])).toEqual([
    ...[
      ['2021-07-07', false],
      ['2021-07-07', false],
      ['2021-06-22', false],
    ],
  ]);
  // Switched off later, it is still there.
  await bills.set('dadosAbertos', false);
  expect((await dados(id)).consultadoEm).toBe(T1);
});

it('says of a failure what it is, beside what was told before', async () => {
  const { id } = await bills.named(DA_CAMARA);
  await bills.run(T1);
  bills.upstream.says(DETALHE_CAMARA, { status: 500 });
  await bills.run(T2);
  expect(await dados(id)).toMatchObject({ falha: 'indisponivel', consultadoEm: T1, total: 3 });
});

it('what came since is new to each reader for themselves, until they say that they saw it', async () => {
  const { id, versao } = await bills.named(DA_CAMARA);
  await bills.run(T1);
  anotherMove(bills.upstream);
  await bills.run(T2);
  // Accounts of tests are as old as the machine's clock says.
  const depois = await rig.app.person(['politico_sindical'], { nome: 'Nova na casa' });
  await accountsFrom('2026-01-01T00:00:00.000Z');
  await accountsFrom(T2, depois);
  expect(await dados(id)).toMatchObject({ total: 4, novas: 1, movimentacoes: [{ nova: true }, {}, {}, {}] });
  expect(await dados(id, rig.leitor)).toMatchObject({ novas: 1 });
  // Whoever comes later has nothing to catch up on.
  expect(await dados(id, depois)).toMatchObject({ novas: 0 });
  expect([await news(rig.marina), await news(rig.julio), await news(depois)]).toEqual([1, 1, 0]);
  // Seen was what stood there before it came.
  expect((await saw(id, T1)).body.dados).toMatchObject({ novas: 1 });
  expect((await saw(id, T2)).body.dados).toMatchObject({ novas: 0, consultadoEm: T2 });
  // A mark does not go back, nor ahead of now.
  expect((await saw(id, T1)).body.dados).toMatchObject({ novas: 0 });
  await saw(id, '2199-01-01T00:00:00.000Z');
  expect([await news(rig.marina), await news(rig.julio)]).toEqual([0, 1]);
  expect((await rig.marina.rest<{ total: number }>('GET', '/temas/totais?novidade=nao')).body.total).toBe(1);
  bills.upstream.says(`${DETALHE_CAMARA}/tramitacoes`, {
    body: { dados: [...CAMARA.tramitacoes.dados, CAMARA.nova, { ...CAMARA.nova, sequencia: 16 }] },
  });
  await bills.run('2026-11-20T18:00:00.000Z');
  expect(await dados(id)).toMatchObject({ total: 5, novas: 1 });
  expect((await dados(id, rig.marina, '?todas=sim')).movimentacoes).toHaveLength(5);
  expect((await dados(id)).movimentacoes).toHaveLength(4);
  // Of an ended theme nothing waits.
  await rig.marina.rest('POST', `/temas/${id}/encerrar`, { versao });
  expect(await news(rig.marina)).toBe(0);
});

it('names the other themes of the same bill, to the panel and before a second one is saved', async () => {
  const a = await bills.named(DA_CAMARA, { titulo: 'Alfa' });
  const same = (query: string, who = rig.marina) =>
    who.rest<{ itens: unknown[] }>('GET', `/temas/mesma-proposicao?casa=${encodeURIComponent('Câmara')}&${query}`);
  expect((await same('sigla=pl&numero=2284&ano=2021')).body.itens).toEqual([{ id: a.id, titulo: 'Alfa' }]);
  expect((await same(`sigla=PL&numero=2284&ano=2021&menos=${a.id}`)).body.itens).toEqual([]);
  expect((await same('sigla=PL&numero=2284&ano=2022')).body.itens).toEqual([]);
  expect((await same('sigla=PL&numero=0&ano=2022')).status).toBe(400);
  expect((await same('sigla=PL&numero=1&ano=2022', rig.leitor)).status).toBe(403);
  const b = await bills.named(DA_CAMARA, { titulo: 'Beta' });
  expect((await dados(b.id)).outros).toEqual([{ id: a.id, titulo: 'Alfa' }]);
});
