/** The analysis at its edges: no cost centre (an import brings it), sums beyond exact numbers. Else `um-so-numero.test.ts`. */
import { VALOR_MAXIMO } from '@sede/domain/kernel';
import type { Fatia } from '@sede/domain/modules/financeiro/receitas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());

it('expenses without a cost centre are a slice with a name, whose lines the filter finds', async () => {
  await o.one({ valor: 50_00 });
  const { id } = await o.one({ valor: 70_00 });
  await o.app.rows(`update despesas set centro_custo = '' where id = $1`, [id]);

  const { fatias } = await o.read<{ fatias: Fatia[] }>('/analise?campo=centroCusto');
  expect(fatias).toEqual([
    { id: '', rotulo: 'Sem centro de custo', quantidade: 1, valor: 70_00 },
    { id: 'Custos operacionais internos', rotulo: 'Custos operacionais internos', quantidade: 1, valor: 50_00 },
  ]);
  const lines = (query: string) => o.read<{ itens: { id: string }[] }>(`/relatorio-despesas?${query}`);
  expect((await lines('semCentroCusto=sim')).itens.map((line) => line.id)).toEqual([id]);
  expect((await lines('semCentroCusto=nao&excetoCentros=Outro')).itens).toHaveLength(1);
});

it('amounts so high that their sum is no exact number are told as such, and still listed and corrected', async () => {
  const all = [];
  for (let n = 0; n < 10; n++) all.push(await o.one({ valor: VALOR_MAXIMO, dataVencimento: '2027-06-10' }));
  const range = 'inicio=2027-06-10&fim=2027-06-10';
  for (const path of ['/despesas/totais', '/relatorio-despesas/totais', '/analise', '/painel']) {
    const { status, body } = await o.ana.rest<Refusal>('GET', `${path}?${range}`);
    expect([path, status, body.code]).toEqual([path, 422, 'plataforma.soma_excessiva']);
  }
  expect((await o.ana.rest('GET', '/projecao')).status).toBe(422);
  expect((await o.list(`?${range}&totais=nao&ordem=-valor`)).itens).toHaveLength(10);
  const corrected = { valor: 100, confirmacaoDuplicidade: { motivo: 'Uma por lote' } };
  for (const seen of all) expect((await o.change(seen, corrected)).status).toBe(200);
  expect((await o.list(`?${range}`)).somas?.valorLiquido).toBe(1000);
});

it('one registration whose instalments come to more than any amount may be is refused at the amount', async () => {
  const { status, body } = await o.register<Refusal>({ valor: VALOR_MAXIMO, numeroParcelas: 12 });
  expect([status, body.data.campos?.valor]).toEqual([400, expect.stringContaining('somadas passam do limite')]);
});
