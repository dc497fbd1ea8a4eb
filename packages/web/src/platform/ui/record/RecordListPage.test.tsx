import { platformErrors } from '@sede/domain/kernel';
import { expect, it, vi } from 'vitest';
import { funcionario } from '#modules/financeiro/funcionarios/funcionario-for-tests.ts';
import { funcionariosModule } from '#modules/financeiro/funcionarios/funcionarios.routes.tsx';
import { invalidateModules } from '#platform/api/index.ts';
import {
  expectNoViolations,
  type Handlers,
  openAt,
  pageOf,
  readingOf,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';

/** The kit's page of a plain record, by the register of employees. */
const THREE = [funcionario(1), funcionario(2), funcionario(3)];

const openList = (funcionarios: Handlers['funcionarios'], search = '', phone = false) =>
  openAt(`/funcionarios${search}`, funcionariosModule.routes, {
    as: ['gestor_funcionarios'],
    phone,
    contract: { funcionarios },
  });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('while the list is read the table says so, and shows no number that may be wrong', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openList({ list: () => held.then(() => pageOf(THREE)) });
  const table = await screen.findByRole('table', { name: 'Funcionários' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/^\d+ funcionários?$/)).toBeNull();
  await expectNoViolations();
  answer();
  await row('Pessoa 1');
  expect(table.getAttribute('aria-busy')).toBeNull();
  screen.getByText('3 funcionários');
});

it('an empty list says what would stand here and offers the first step', async () => {
  const { user } = await openList({ list: () => pageOf([]) });
  await screen.findByText(/Aqui ficam as pessoas que trabalham no sindicato/);
  expect(screen.queryByRole('table')).toBeNull();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await screen.findByRole('menuitem', { name: /^Excel.*Não há registros para exportar\./ });
  await user.keyboard('{Escape}');
  const [, next] = screen.getAllByRole('button', { name: 'Cadastrar funcionário' });
  await user.click(there(next));
  await screen.findByRole('dialog', { name: 'Cadastrar funcionário' });
});

it('a list that the filters empty says so, and gives everything back at once', async () => {
  const { user, asked } = await openList(
    { list: ({ uf, busca }) => pageOf(uf || busca ? [] : THREE) },
    '?uf=GO&busca=zz',
  );
  await screen.findByText('Nenhum registro corresponde a isto:');
  screen.getByRole('button', { name: 'Retirar Busca: zz' });
  await expectNoViolations();
  await user.click(there(screen.getAllByRole('button', { name: 'Limpar filtros' })[1]));
  await row('Pessoa 1');
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(asked('funcionarios.list')).toHaveLength(2);
});

it('a failure is told as a failure with its code, and can be tried again', async () => {
  let broken = true;
  const { user } = await openList({
    list: () => {
      if (broken) throw platformErrors.soma_excessiva();
      return pageOf(THREE);
    },
  });
  await screen.findByText('Não foi possível carregar');
  const told = within(screen.getByRole('main')).getByRole('alert');
  within(told).getByText(platformErrors.soma_excessiva().message);
  within(told).getByText('Código para o suporte: pedido-de-teste');
  await expectNoViolations();
  broken = false;
  await user.click(within(told).getByRole('button', { name: 'Tentar novamente' }));
  await row('Pessoa 2');
});

it('sort, page and filter stand in the address and reach the server; Back undoes them one by one', async () => {
  const { user, asked } = await openList({ list: () => ({ ...pageOf(THREE), total: 30 }) });
  await row('Pessoa 1');
  await user.click(screen.getByRole('button', { name: 'Nome' }));
  await waitFor(() => expect(window.location.search).toBe('?ordem=-nome'));
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  await waitFor(() => expect(window.location.search).toBe('?ordem=-nome&pagina=3'));
  await user.click(screen.getByRole('button', { name: 'Situação' }));
  const editor = await screen.findByRole('dialog', { name: 'Situação' });
  await user.click(await within(editor).findByRole('checkbox', { name: 'Desabilitado' }));
  await waitFor(() => expect(window.location.search).toBe('?ordem=-nome&desabilitado=sim'));
  await waitFor(() =>
    expect(asked('funcionarios.list').at(-1)).toMatchObject({
      desabilitado: true,
      pagina: 1,
      ordem: [{ campo: 'nome', desc: true }],
    }),
  );
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?ordem=-nome&pagina=3'));
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?ordem=-nome'));
});

it('a search that settles asks once, for all of it', async () => {
  const { user, asked } = await openList({ list: () => pageOf(THREE) });
  await row('Pessoa 1');
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('costa');
  await waitFor(() => expect(window.location.search).toBe('?busca=costa'));
  await waitFor(() => expect(asked('funcionarios.list')).toHaveLength(2));
  expect(asked('funcionarios.list').at(-1)).toMatchObject({ busca: 'costa' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('a page that no longer exists shows the last one', async () => {
  const { asked } = await openList(
    { list: ({ pagina }) => ({ ...pageOf(pagina > 1 ? [] : THREE), total: 3 }) },
    '?pagina=7',
  );
  await row('Pessoa 3');
  // As they were sent.
  expect(asked('funcionarios.list').map((input) => (input as { pagina: number }).pagina)).toEqual([7, 1]);
});

it('by keyboard: a new record, rows by arrows', async () => {
  const { user } = await openList({ list: () => pageOf(THREE) });
  const first = await row('Pessoa 1');
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: 'Cadastrar funcionário' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cadastrar funcionário' })).toBeNull());
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(await row('Pessoa 3'));
});

it('what changed elsewhere is read again, and the rows stay meanwhile', async () => {
  let rows = THREE;
  const { asked } = await openList({ list: () => pageOf(rows) });
  await row('Pessoa 1');
  rows = [funcionario(4), ...THREE];
  void invalidateModules(['funcionarios']);
  expect(screen.getByRole('row', { name: /Pessoa 1/ })).toBeTruthy();
  await row('Pessoa 4');
  expect(asked('funcionarios.list')).toHaveLength(2);
});

it('columns that were put away stay away', async () => {
  const { user, unmount } = await openList({ list: () => pageOf(THREE) });
  await row('Pessoa 1');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const csv = await screen.findByRole('menuitem', { name: /^CSV/ });
  expect(csv.getAttribute('href')).toBe('/api/funcionarios/exportar?formato=csv&ordem=nome');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'E-mail' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /E-mail/ })).toBeNull());
  await expectNoViolations();
  unmount();
  await openList({ list: () => pageOf(THREE) });
  await row('Pessoa 1');
  expect(screen.queryByRole('columnheader', { name: /E-mail/ })).toBeNull();
  screen.getByRole('columnheader', { name: /CPF/ });
});

it('printing shows all that the filter matches for as long as it lasts', async () => {
  const ALL = Array.from({ length: 11 }, (_, i) => funcionario(i + 1));
  const { user } = await openList({
    list: ({ porPagina }) => ({ ...pageOf(ALL.slice(0, porPagina)), total: ALL.length }),
  });
  await row('Pessoa 10');
  const printed = vi.fn();
  window.print = printed;
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await row('Pessoa 11');
  await waitFor(() => expect(printed).toHaveBeenCalled());
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Pessoa 11/ })).toBeNull());
});

it('on a phone each record is a card that opens its reading, with the same menu', async () => {
  const { user } = await openList({ list: () => pageOf(THREE), reading: () => readingOf(funcionario(2)) }, '', true);
  const cards = within(await screen.findByRole('list', { name: 'Funcionários' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  within(there(cards[1])).getByText('529.982.247-25');
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Ações de Pessoa 2' }));
  await screen.findByRole('menuitem', { name: 'Excluir' });
  await user.keyboard('{Escape}');
  const card = within(there(cards[1])).getByRole('button', { name: 'Pessoa 2' });
  await user.click(card);
  const panel = await screen.findByRole('complementary', { name: 'Pessoa 2' });
  // It is where one is, and nothing below it answers.
  await waitFor(() => expect(document.activeElement).toBe(panel));
  expect(card.closest('[inert]')).not.toBeNull();
  await within(panel).findByText('p2@sindicato.org');
  await expectNoViolations();
  await user.click(within(panel).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Pessoa 2' })).toBeNull());
  expect(document.querySelector('[inert]')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(card));
});
