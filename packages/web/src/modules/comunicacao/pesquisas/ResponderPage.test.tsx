import type { FormularioPesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstallationProvider } from '#platform/public/index.ts';
import { expectNoViolations, screen, within } from '#platform/testing/index.ts';
import { ResponderPage } from './ResponderPage.tsx';

const SINDICATO = {
  ...{ nome: 'Sindicato', sigla: 'SINFIC', telefone: '6132160000', email: 'oi@sinfic.org', serviceDesk: '' },
  ...{ marca: 'SINFIC', cores: [], logo: null },
};
const FORMULARIO: FormularioPesquisa = {
  modo: 'anonima',
  validoAte: '2026-12-20',
  tipos: [
    { tipo: 'juridico', rotulo: 'Jurídico', externo: null },
    { tipo: 'odonto', rotulo: 'Odonto', externo: null },
    { tipo: 'nutricao', rotulo: 'Nutrição', externo: 'https://forms.example.org/n' },
  ],
};
const LINK_INVALIDO = 'Este link não vale mais: já foi usado, passou do prazo ou está incompleto.';
let asked: { path: string; body: Record<string, unknown> }[] = [];
let formulario: FormularioPesquisa | null = FORMULARIO;

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = () => json(404, { code: 'pesquisas.link_invalido', message: LINK_INVALIDO, data: {} });

beforeEach(() => {
  asked = [];
  formulario = FORMULARIO;
  window.location.hash = '#um-token';
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.startsWith('/api/publico/bilhete')) return json(200, { desafio: 'd' });
    asked.push({ path, body: JSON.parse(String(init.body)) });
    if (path === '/api/pesquisas/formulario') return formulario ? json(200, formulario) : refused();
    return formulario ? json(200, { recebida: true }) : refused();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

function open() {
  const user = userEvent.setup();
  render(
    <InstallationProvider value={{ sindicato: SINDICATO, ambiente: 'producao', hoje: '2026-11-20' }}>
      <ResponderPage />
    </InstallationProvider>,
  );
  return user;
}
const question = (name: string) => within(screen.getByRole('group', { name }));

it('says that it is anonymous, takes a score and a comment of what was used, and thanks', async () => {
  const user = open();
  await screen.findByText('Anônima');
  expect(screen.getByText(/guardada sem o seu nome, sem data e fora de ordem/)).toBeTruthy();
  expect(screen.getByText(/até 20\/12\/2026/)).toBeTruthy();
  await user.click(question('Jurídico').getByRole('radio', { name: '9' }));
  await user.type(screen.getByLabelText('Comentário sobre Jurídico'), ' Muito bom ');
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  await screen.findByRole('heading', { name: 'Obrigado pela sua resposta!' });
  expect(asked.at(-1)).toEqual({
    path: '/api/pesquisas/responder',
    body: { token: 'um-token', respostas: [{ tipo: 'juridico', nota: 9, comentario: 'Muito bom' }] },
  });
});

it('asks for one score at least, moves by the keyboard, and a score is taken off again', async () => {
  const user = open();
  await screen.findByText('Anônima');
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Dê uma nota a pelo menos um serviço.');
  const odonto = question('Odonto');
  odonto.getByRole('radio', { name: '0' }).focus();
  await user.keyboard(' ');
  expect(odonto.getByRole('radio', { name: '0' })).toHaveProperty('checked', true);
  await user.click(odonto.getByRole('button', { name: 'Tirar a nota de Odonto' }));
  expect(odonto.getByRole('radio', { name: '0' })).toHaveProperty('checked', false);
  expect(asked).toHaveLength(1);
});

it('leads to a form elsewhere and says that its answers do not come here', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Abrir o formulário de Nutrição' });
  expect(link.getAttribute('href')).toBe('https://forms.example.org/n');
  expect(screen.getByText(/não chegam a este sistema/)).toBeTruthy();
});

it('identified: says that the name stays with it', async () => {
  formulario = { ...FORMULARIO, modo: 'identificada' };
  open();
  await screen.findByText('Identificada');
  expect(screen.getByText('Esta pesquisa é identificada: a sua resposta fica com o seu nome.')).toBeTruthy();
});

it('a link that is used, expired or unknown says one thing', async () => {
  formulario = null;
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(LINK_INVALIDO);
  expect(screen.queryByRole('button', { name: 'Enviar resposta' })).toBeNull();
});
