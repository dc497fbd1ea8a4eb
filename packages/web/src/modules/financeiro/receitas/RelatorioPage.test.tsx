import type { LancamentoReceita } from '@sede/domain/modules/financeiro/receitas';
import { expect, it } from 'vitest';
import { expectNoViolations, openAt, pageOf, screen, there, within } from '#platform/testing/index.ts';
import { receitasModule } from './receitas.routes.tsx';

/** The table's foot sums what the table shows, beside the period's total. Source: issue 9 §4. */
const FATIAS = [
  { id: '0198c0de-0000-7000-8000-000000000001', rotulo: 'Mensalidades', quantidade: 2, valor: 900_00 },
  { id: '0198c0de-0000-7000-8000-000000000002', rotulo: 'Aluguéis', quantidade: 1, valor: 100_00 },
];
const linha = (id: string, valor: number): LancamentoReceita => ({
  id: `0198c0de-0000-7000-8000-0000000000${id}`,
  lancamento: 'receita',
  data: '2026-11-22',
  tipo: 'Ordinária',
  itemReceita: 'Mensalidades',
  empresa: null,
  descricao: 'Mensalidade',
  parcela: '1/1',
  valor,
});

const openPage = (search = '') =>
  openAt(`/financial/receitas/graficos${search}`, receitasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      receitas: {
        relatorio: ({ busca }) =>
          busca
            ? { fatias: FATIAS.slice(0, 1), quantidade: 2, valor: 900_00 }
            : { fatias: FATIAS, quantidade: 3, valor: 1_000_00 },
        lancamentos: () => pageOf([linha('11', 400_00), linha('12', 500_00)], { valor: 900_00 }),
      },
    },
  });

const foot = async () => {
  const table = await screen.findByRole('table', { name: 'Relatório de receitas' });
  await within(table).findAllByText('Mensalidade');
  const [, , last] = within(table).getAllByRole('rowgroup');
  return within(there(last))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
};

it('of everything there is one sum', async () => {
  await openPage();
  expect(await foot()).toEqual(['Soma · 3 lançamentos1.000,00']);
  await expectNoViolations();
});

it('of a slice: its own, and the total', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: /Mensalidades/ }));
  expect(await foot()).toEqual(['Soma do que a tabela mostra · 2 lançamentos900,00', 'Total do período1.000,00']);
});

it("of a search: its own, and the period's, which is asked apart", async () => {
  const { asked } = await openPage('?busca=mensalidade');
  await screen.findByText('Total do período');
  expect(await foot()).toEqual(['Soma do que a tabela mostra · 2 lançamentos900,00', 'Total do período1.000,00']);
  expect(asked('receitas.relatorio')).toHaveLength(2);
});
