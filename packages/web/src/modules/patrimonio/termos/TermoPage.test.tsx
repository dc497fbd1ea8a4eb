import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstallationProvider } from '#platform/public/index.ts';
import { expectNoViolations, screen } from '#platform/testing/index.ts';
import { TermoPage } from './TermoPage.tsx';

const SINDICATO = {
  ...{ nome: 'Sindicato', sigla: 'SINFIC', telefone: '6132160000', email: 'oi@sinfic.org', serviceDesk: '' },
  ...{ marca: 'SINFIC', cores: [], logo: null },
};
const TERMO = {
  nome: 'Camila Prado',
  texto: 'Declaro que recebi.\n\nComprometo-me a guardar.',
  bens: ['004812 · Notebook · Dell Latitude 5450', '004813 · Projetor'],
  ...{ validoAte: '2026-12-20', restam: 5 },
};
const CPF = '52998224725';

let asked: { path: string; body: unknown }[] = [];
let answers: (() => Response)[] = [];
const json = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  asked = [];
  answers = [json(200, TERMO)];
  window.location.hash = '#segredo';
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!path.startsWith('/api/termo/')) return json(200, {})();
    asked.push({ path, body: JSON.parse(String(init.body)) });
    return (answers.shift() ?? json(200, { resultado: 'aceito', restam: 5 }))();
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
      <TermoPage />
    </InstallationProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });

it('the holder reads what they have and accepts with their CPF', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByText('Camila Prado · responda até 20/12/2026');
  expect(asked).toEqual([{ path: '/api/termo/ler', body: { token: 'segredo' } }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(TERMO.bens),
  );
  screen.getByText('Comprometo-me a guardar.');
  await expectNoViolations();
  await user.type(screen.getByLabelText(/^Seu CPF/), CPF);
  await user.click(button('Aceitar'));
  await screen.findByRole('heading', { name: 'Termo aceito.' });
  expect(asked[1]).toMatchObject({
    path: '/api/termo/responder',
    body: { token: 'segredo', cpf: '529.982.247-25', aceita: true },
  });
  expect(asked[1]?.body).not.toHaveProperty('motivo');
});

it('a refusal asks for its reason; a wrong CPF is told at its field and nothing typed is lost', async () => {
  const user = userEvent.setup();
  answers.push(json(200, { resultado: 'cpf_errado', restam: 1 }), json(200, { resultado: 'recusado', restam: 1 }));
  open();
  await user.type(await screen.findByLabelText(/^Seu CPF/), CPF);
  await user.click(button('Recusar'));
  await user.click(button('Confirmar a recusa'));
  screen.getByText('Obrigatorio');
  expect(asked).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Por que você recusa/), 'Veio quebrado');
  await user.click(button('Confirmar a recusa'));
  await screen.findByText('Este CPF não confere com o de quem recebeu o bem. Resta 1 tentativa.');
  expect(screen.getByLabelText(/^Por que você recusa/)).toHaveProperty('value', 'Veio quebrado');
  await expectNoViolations();
  await user.click(button('Confirmar a recusa'));
  await screen.findByRole('heading', { name: 'Termo recusado.' });
  expect(asked[2]?.body).toMatchObject({ aceita: false, motivo: 'Veio quebrado' });
});

it('what is no CPF is not sent; the link’s end is told instead of a form', async () => {
  const user = userEvent.setup();
  answers.push(json(429, { code: 'termos.bloqueado', message: 'Este link foi bloqueado.', data: {} }));
  open();
  await user.type(await screen.findByLabelText(/^Seu CPF/), '123');
  await user.click(button('Aceitar'));
  screen.getByText('Digite os 11 números do seu CPF.');
  expect(asked).toHaveLength(1);
  await user.clear(screen.getByLabelText(/^Seu CPF/));
  await user.type(screen.getByLabelText(/^Seu CPF/), CPF);
  await user.click(button('Aceitar'));
  expect((await screen.findByRole('alert')).textContent).toBe('Este link foi bloqueado.');
  expect(screen.queryByLabelText(/^Seu CPF/)).toBeNull();
});

it('the last wrong CPF says that the link is blocked, and takes no other', async () => {
  const user = userEvent.setup();
  answers.push(json(200, { resultado: 'cpf_errado', restam: 0 }));
  open();
  await user.type(await screen.findByLabelText(/^Seu CPF/), CPF);
  await user.click(button('Aceitar'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Este link foi bloqueado depois de 5 CPFs errados. Peça outro ao patrimônio.',
  );
  expect(screen.queryByLabelText(/^Seu CPF/)).toBeNull();
  await expectNoViolations();
});

it('a link that no longer holds says so; a broken connection may be tried again', async () => {
  const user = userEvent.setup();
  answers = [
    json(500, { code: 'x', message: 'Falhou.', data: {} }),
    json(404, { code: 'termos.link_invalido', message: 'Este link não vale mais.', data: {} }),
  ];
  open();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Este link não vale mais.');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  expect(screen.queryByLabelText(/^Seu CPF/)).toBeNull();
});
