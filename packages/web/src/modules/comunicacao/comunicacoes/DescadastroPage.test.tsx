import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstallationProvider } from '#platform/public/index.ts';
import { expectNoViolations, screen } from '#platform/testing/index.ts';
import { DescadastroPage } from './DescadastroPage.tsx';

const SINDICATO = {
  ...{ nome: 'Sindicato', sigla: 'SINFIC', telefone: '6132160000', email: 'oi@sinfic.org', serviceDesk: '' },
  ...{ marca: 'SINFIC', cores: [], logo: null },
};
let asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  window.location.hash = '#token-da-mensagem';
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    const answer = path.endsWith('/temas')
      ? { tema: 'Informativo', temas: TEMAS }
      : { temas: TEMAS.map((tema) => ({ ...tema, recebe: tema.obrigatorio })) };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});
const open = () =>
  render(
    <InstallationProvider value={{ sindicato: SINDICATO, ambiente: 'producao', hoje: '2026-11-20' }}>
      <DescadastroPage />
    </InstallationProvider>,
  );

const TEMAS = [
  { nome: 'Assembleias', recebe: true, obrigatorio: true },
  { nome: 'Informativo', recebe: true, obrigatorio: false },
];

it('opening the link only reads; the choice is sent once it is saved, an obligatory topic never', async () => {
  const user = userEvent.setup();
  open();
  const box = await screen.findByRole('checkbox', { name: 'Informativo' });
  expect(asked).toEqual([{ path: '/api/descadastro/temas', body: { token: 'token-da-mensagem' } }]);
  expect(screen.getByRole('checkbox', { name: /^Assembleias/ })).toHaveProperty('disabled', true);
  await expectNoViolations();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Pronto. Sua escolha vale a partir de agora.');
  const temas = [{ nome: 'Informativo', recebe: false }];
  expect(asked.slice(1)).toEqual([{ path: '/api/descadastro/salvar', body: { token: 'token-da-mensagem', temas } }]);
});

it('a link without its token says so and asks nothing', async () => {
  window.location.hash = '';
  open();
  await screen.findByText(/Este link não é válido/);
  expect(asked).toEqual([]);
});
