import { expect, it } from 'vitest';
import { expectNoViolations, openAt, pageOf, screen, within } from '#platform/testing/index.ts';
import { relatorioDependentesModule } from './relatorio-dependentes.routes.tsx';

const LINHA = {
  ...{ id: '1', nomeCompleto: 'Clara Duarte', parentesco: 'Neto(a)', dataNascimento: '2014-01-30', idade: 12 },
  ...{ sexo: 'Feminino', titular: 'Maria Duarte', cpfTitular: '52998224725', empresa: 'SENADO' },
  situacaoFiliado: 'APOSENTADO',
};
const openPage = (itens: (typeof LINHA)[]) =>
  openAt('/filiados/dependentes/relatorio?parentesco=Neto(a)', relatorioDependentesModule.routes, {
    as: ['relatorios'],
    contract: {
      relatorioDependentes: {
        list: () => pageOf(itens),
        grupos: () => ({ total: 1, itens: [{ valor: 'Neto(a)', quantidade: 1 }] }),
      },
    },
  });

it('shows dependents with their titular, counts by parentesco, and a dependent’s CPF off until ticked', async () => {
  const { user } = await openPage([LINHA]);
  const row = within(await screen.findByRole('row', { name: /Clara Duarte/ }));
  for (const text of ['Neto(a)', '30/01/2014', '12', 'Maria Duarte', '529.982.247-25', 'Senado', 'Aposentado']) {
    row.getByText(text);
  }
  await user.click(screen.getByText('Contar por grupo'));
  const grupos = within(await screen.findByRole('table', { name: 'Quantos em cada grupo' }));
  expect(grupos.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Neto(a)1', 'Total1']);
  await user.click(screen.getByText(/Colunas do arquivo \(/));
  const cpf = screen.getByRole('checkbox', { name: 'CPF (restrita)' });
  expect(cpf).toHaveProperty('checked', false);
  await user.click(cpf);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const href = (await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' })).getAttribute('href') ?? '';
  expect(href).toContain('/api/relatorio-dependentes/exportar');
  expect(decodeURIComponent(href)).toContain('parentesco=Neto(a)');
  expect(href).toMatch(/colunas=[^&]*cpf(&|,|%2C|$)/);
  await expectNoViolations();
});

it('a report without lines says which filters find none', async () => {
  await openPage([]);
  expect(await screen.findByText('Sem registros para mostrar')).toBeDefined();
});
