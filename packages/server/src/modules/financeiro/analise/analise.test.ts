/** The analysis of what only an import brings: expenses without a cost centre. Its sums are in `um-so-numero.test.ts`. */
import type { FatiaDespesa } from '@sede/domain/modules/financeiro/analise';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Office, office } from '../despesas/despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());

it('expenses without a cost centre are a slice with a name, whose lines the filter finds', async () => {
  await o.one({ valor: 50_00 });
  const { id } = await o.one({ valor: 70_00 });
  await o.app.rows(`update despesas set centro_custo = '' where id = $1`, [id]);

  const { fatias } = await o.read<{ fatias: FatiaDespesa[] }>('/analise?campo=centroCusto');
  expect(fatias).toEqual([
    { id: '', rotulo: 'Sem centro de custo', quantidade: 1, valor: 70_00 },
    { id: 'Custos operacionais internos', rotulo: 'Custos operacionais internos', quantidade: 1, valor: 50_00 },
  ]);
  const lines = (query: string) => o.read<{ itens: { id: string }[] }>(`/relatorio-despesas?${query}`);
  expect((await lines('semCentroCusto=sim')).itens.map((line) => line.id)).toEqual([id]);
  expect((await lines('semCentroCusto=nao&excetoCentros=Outro')).itens).toHaveLength(1);
});
