import { expect, it } from 'vitest';
import { expectNoViolations, openAt, pageOf, screen, within } from '#platform/testing/index.ts';
import { relatorioFiliadosModule } from './relatorio-filiados.routes.tsx';

it('shows lines, counts by group with their total, and restricted columns off until ticked', async () => {
  const { user } = await openAt('/filiados/relatorio?casa=SENADO', relatorioFiliadosModule.routes, {
    as: ['relatorios'],
    contract: {
      relatorioFiliados: {
        list: () => pageOf([{ id: '1', nomeCompleto: 'Maria Duarte', empresa: 'SENADO', matricula: '7' }]),
        grupos: () => ({
          total: 3,
          itens: [
            { valor: 'SENADO', quantidade: 2 },
            { valor: null, quantidade: 1 },
          ],
        }),
      },
      configuracoes: { listas: () => ({ habilitadas: {}, desabilitadas: {} }) },
    },
  });
  expect(await screen.findByRole('row', { name: /Maria Duarte/ })).toBeDefined();
  await user.click(screen.getByText('Contar por grupo'));
  const grupos = within(await screen.findByRole('table', { name: 'Quantos em cada grupo' }));
  expect(grupos.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Senado2',
    'Não informado1',
    'Total3',
  ]);
  await user.click(screen.getByText(/Colunas do arquivo \(/));
  const rg = screen.getByRole('checkbox', { name: 'RG (restrita)' });
  expect(rg).toHaveProperty('checked', false);
  // The note is for who may edit members.
  expect(screen.queryByRole('checkbox', { name: 'Observação (restrita)' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const without = (await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' })).getAttribute('href') ?? '';
  expect(without).toContain('/api/relatorio-filiados/exportar');
  expect(without).toContain('casa=SENADO');
  expect(without).not.toContain('rg');
  await user.keyboard('{Escape}');
  await user.click(rg);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  expect((await screen.findByRole('menuitem', { name: 'CSV (ponto e vírgula)' })).getAttribute('href')).toMatch(
    /colunas=[^&]*rg/,
  );
  await expectNoViolations();
});
