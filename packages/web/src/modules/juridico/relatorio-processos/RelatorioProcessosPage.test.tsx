import type { LinhaDeProcessos } from '@sede/domain/modules/juridico/relatorio-processos';
import { expect, it } from 'vitest';
import { choose, expectNoViolations, openAt, pageOf, screen, waitFor, within } from '#platform/testing/index.ts';
import { relatorioProcessosModule } from './relatorio-processos.routes.tsx';

const LINHA: LinhaDeProcessos = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000a1', tipo: 'Judicial', numero: '1023344-75.2021.4.01.3400', ano: 2021 },
  ...{ nomeObjeto: 'Quintos', tribunalOrgao: 'TRF1', escritorioNome: 'Barros & Lima', dataProtocolo: '2021-05-14' },
  ...{ situacao: 'Em andamento', valorCausa: 100_000, filiados: 1842, filiadosIndeterminados: false },
  casas: ['CAMARA', 'TCU'],
  abre: false,
};
const DELES: LinhaDeProcessos = { ...LINHA, id: '0198c0de-0000-7000-8000-0000000000a2', numero: '7/2024', abre: true };
const E1 = '0198c0de-0000-7000-8000-0000000000e1';

const openReport = (as: 'relatorios' | 'juridico', at = '/processos/relatorio') =>
  openAt(at, relatorioProcessosModule.routes, {
    as: [as],
    contract: {
      escritorios: { options: () => ({ itens: [{ id: E1, nome: 'Barros & Lima', desabilitado: false }] }) },
      objetosProcesso: { options: () => ({ itens: [] }) },
      relatorioProcessos: {
        list: () => ({ ...pageOf([LINHA, DELES]), somas: { valorCausa: 100_000 } }),
        grupos: ({ grupo }) => ({
          ...{ total: 3, valorCausa: 300_000 },
          itens:
            grupo === 'escritorio'
              ? [
                  { valor: E1, rotulo: 'Barros & Lima', quantidade: 2, valorCausa: 200_000 },
                  { valor: null, rotulo: null, quantidade: 1, valorCausa: 100_000 },
                ]
              : [{ valor: 'Judicial', rotulo: 'Judicial', quantidade: 3, valorCausa: 300_000 }],
        }),
      },
    },
  });

it('lines without names, counts and sums by group that narrow the report, a file by the same group', async () => {
  const { user, asked } = await openReport('relatorios');
  const row = await screen.findByRole('row', { name: /1023344/ });
  for (const text of ['Judicial', 'Quintos', 'TRF1', '14/05/2021', '1.842', 'Câmara', 'TCU', '1.000,00'])
    within(row).getByText(text);
  // Counted, and of another office: its page would not open.
  expect(within(row).queryByRole('link')).toBeNull();
  const deles = within(screen.getByRole('row', { name: /7\/2024/ }));
  expect(deles.getByRole('link').getAttribute('href')).toBe(`/juridico/processos/${DELES.id}`);
  const grupos = within(await screen.findByRole('table', { name: /^Quantos processos/ }));
  expect(grupos.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'EscritórioProcessosValor da causa',
    ...['Barros & Lima22.000,00', 'Não informado11.000,00', 'Total33.000,00'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const href = (await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' })).getAttribute('href') ?? '';
  expect(href).toContain('/api/relatorio-processos/exportar');
  expect(href).toContain('grupo=escritorio');
  await user.keyboard('{Escape}');
  await user.click(grupos.getByRole('button', { name: 'Barros & Lima' }));
  await waitFor(() => expect(asked('relatorioProcessos.list').at(-1)).toMatchObject({ escritorio: [E1] }));
  await expectNoViolations();
});

it('is grouped otherwise, and the chart shows counts or amounts', async () => {
  const { user, asked } = await openReport('juridico');
  const parte = await screen.findByRole('region', { name: 'Processos por grupo' });
  await choose(user, parte, 'Agrupar por', 'Tipo');
  await waitFor(() => expect(asked('relatorioProcessos.grupos').at(-1)).toMatchObject({ grupo: 'tipo' }));
  await within(parte).findByRole('button', { name: 'Judicial' });
  await user.click(within(parte).getByRole('radio', { name: 'Valor da causa' }));
  await within(parte).findByText('valor da causa');
});

it('the year of the address is a number to the operation', async () => {
  const { asked } = await openReport('relatorios', '/processos/relatorio?ano=2021&casa=TCU');
  await waitFor(() => expect(asked('relatorioProcessos.list').at(-1)).toMatchObject({ ano: 2021, casa: ['TCU'] }));
});
