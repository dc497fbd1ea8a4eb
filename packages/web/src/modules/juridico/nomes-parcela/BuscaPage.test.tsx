import type { Procurado } from '@sede/domain/modules/juridico/nomes-parcela';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstallationProvider } from '#platform/public/index.ts';
import { expectNoViolations, screen, waitFor } from '#platform/testing/index.ts';
import { BuscaPage } from './BuscaPage.tsx';

const SINDICATO = {
  nome: 'Sindicato',
  sigla: 'SINFIC',
  telefone: '6132160000',
  email: 'oi@sinfic.org',
  serviceDesk: '',
  marca: 'SINFIC',
  cores: [],
  logo: null,
};
let asked: { path: string; body: unknown }[] = [];
let answers: (Procurado | { status: number; code: string; message: string })[] = [];

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.startsWith('/api/publico/bilhete')) return json(200, { desafio: 'd' });
    if (path === '/api/health') return json(200, {});
    asked.push({ path, body: JSON.parse(String(init.body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return 'code' in answer ? json(answer.status, { ...answer, data: {} }) : json(200, answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ACAO: Procurado = {
  situacao: 'acao',
  mensagem: 'Você tem direito e está na ação.',
  nome: '<b>MARIA</b> =1',
  dados: null,
};
function open() {
  const user = userEvent.setup();
  render(
    <InstallationProvider value={{ sindicato: SINDICATO, ambiente: 'producao', hoje: '2026-11-20' }}>
      <BuscaPage />
    </InstallationProvider>,
  );
  return user;
}
const search = async (user: ReturnType<typeof open>, nome = 'Maria') => {
  await user.type(screen.getByLabelText('Nome completo'), nome);
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
};

it('a name is searched, its action told as text, and the whole situation asked with CPF and birth date', async () => {
  const user = open();
  expect(screen.getByRole('button', { name: 'Pesquisar' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Informe o nome completo, sem abreviações.')).toBeTruthy();
  answers = [ACAO];
  await search(user);
  await screen.findByText('Você tem direito e está na ação.');
  expect(screen.getByRole('heading', { name: '<b>MARIA</b> =1' })).toBeTruthy();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Ver situação completa' }));
  await user.type(screen.getByLabelText('CPF *'), '52998224724');
  await user.click(screen.getByRole('button', { name: 'Ver situação completa' }));
  expect(screen.getByText('Por favor, insira um CPF válido.')).toBeTruthy();
  expect(screen.getByText('Informe a data como 08/05/1952.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('CPF *'));
  await user.clear(screen.getByLabelText('CPF *'));
  await user.type(screen.getByLabelText('CPF *'), '52998224725');
  await user.type(screen.getByLabelText('Data de nascimento *'), '08051952');
  answers = [
    { situacao: 'completa', mensagem: 'É filiado(a).', nome: 'MARIA', dados: { filiada: 'SIM', naAcao: true } },
  ];
  await user.click(screen.getByRole('button', { name: 'Ver situação completa' }));
  await screen.findByText('É filiado(a).');
  expect(asked).toEqual([
    { path: '/api/publico/parcela', body: { nome: 'Maria' } },
    { path: '/api/publico/parcela/situacao', body: { nome: 'Maria', cpf: '529.982.247-25', nascimento: '1952-05-08' } },
  ]);
  await expectNoViolations();
});

it('homonyms are asked for CPF and birth date at once', async () => {
  const user = open();
  answers = [{ situacao: 'homonimos', mensagem: 'Há mais de uma pessoa.', nome: null, dados: null }];
  await search(user);
  await screen.findByText('Há mais de uma pessoa.');
  expect(screen.getByLabelText('CPF *')).toBeTruthy();
});

it('an answer goes when another name is typed', async () => {
  const user = open();
  answers = [ACAO];
  await search(user);
  await screen.findByText('Você tem direito e está na ação.');
  await user.type(screen.getByLabelText('Nome completo'), 'x');
  expect(screen.queryByText('Você tem direito e está na ação.')).toBeNull();
});

it('a failure says the text’s sentence, a refusal the server’s; both leave the union’s phone in sight', async () => {
  const user = open();
  await search(user);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Erro ao processar a solicitação, entre em contato com o suporte do sistema.',
    ),
  );
  expect(screen.getByText('Dúvidas? Fale com (61) 3216-0000 ou oi@sinfic.org.')).toBeTruthy();
  answers = [{ status: 429, code: 'plataforma.limite_publico', message: 'Muitas tentativas em pouco tempo.' }];
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Muitas tentativas em pouco tempo.'));
});
