import { platformErrors } from '@sede/domain/kernel';
import { CARTOES } from '@sede/domain/modules/filiados/numeros';
import { expect, it } from 'vitest';
import { expectNoViolations, type Handlers, openAt, screen, there, within } from '#platform/testing/index.ts';
import { numerosModule } from './numeros.routes.tsx';

const answer: NonNullable<Handlers['numeros']>['painel'] = () => ({
  total: 1234,
  cartoes: CARTOES.map(({ id }, n) => ({ id, quantidade: 1000 + n })),
});
const open = (as: 'gestor_usuario' | 'visualizador_usuario', painel = answer) =>
  openAt('/filiados/dashboard', numerosModule.routes, { as: [as], contract: { numeros: { painel } } });

it('each number opens its list; each card and TCU by UF are downloads', async () => {
  await open('gestor_usuario');
  const cards = within(await screen.findByRole('list', { name: 'Filiados ativos' })).getAllByRole('listitem');
  expect(cards).toHaveLength(8);
  const both = there(cards.find((card) => within(card).queryByRole('heading', { name: 'Com e-mail e celular' })));
  const link = within(both).getByRole('link', { name: 'Com e-mail e celular: 1004, ver lista' });
  expect(link.getAttribute('href')).toBe('/filiados?cadastro=FILIADO&comEmail=sim&comCelular=sim');
  expect(link.textContent).toContain('1.004');
  const baixar = within(both).getByRole('link', { name: 'Baixar: Com e-mail e celular' });
  expect(baixar.getAttribute('href')).toBe('/api/numeros/painel/exportar?formato=xlsx&cartao=com-os-dois');
  expect(screen.getByRole('link', { name: /filiadosTCUPorUF\.xlsx/ }).getAttribute('href')).toBe(
    '/api/numeros/tcu-por-uf?formato=xlsx',
  );
  screen.getByText('1.234 filiados ativos');
  await expectNoViolations();
});

it('whoever may not export reads and downloads nothing', async () => {
  await open('visualizador_usuario');
  await screen.findByRole('link', { name: /^Sem endereço: 1007/ });
  expect(screen.queryByRole('link', { name: /Baixar|TCU/ })).toBeNull();
});

it('a failure is told, with another try', async () => {
  let failing = true;
  const { user } = await open('visualizador_usuario', () => {
    if (failing) throw platformErrors.consulta_demorada();
    return { total: 0, cartoes: [] };
  });
  const again = await screen.findByRole('button', { name: /Tentar/ });
  failing = false;
  await user.click(again);
  await screen.findByRole('link', { name: /^Com e-mail: 0/ });
});
