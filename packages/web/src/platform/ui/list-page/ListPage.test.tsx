import { platformErrors } from '@sede/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show, there, waitFor, within } from '#platform/testing/index.ts';
import { setSearch } from '../../routing/index.ts';
import type { Column } from '../data-table/types.ts';
import { choiceFilter } from '../list-state/filters.ts';
import type { ListDefinition } from '../list-state/listState.ts';
import { periodFilter } from '../list-state/period.ts';
import { useListState } from '../list-state/useListState.ts';
import { ListPage } from './ListPage.tsx';

/** A list that opens on a month, whose totals come apart from its page, as those of finance. */
interface Row {
  id: string;
  nome: string;
}
const row = (n: number): Row => ({ id: String(n), nome: `Linha ${n}` });
type Asked = Record<string, unknown>;
const definition = {
  sortable: ['nome'],
  defaultSort: 'nome',
  search: 'Buscar nome…',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'civil' }),
    situacao: choiceFilter({
      label: 'Situação',
      options: [
        { value: 'paga', label: 'Paga' },
        { value: 'negada', label: 'Negada' },
      ],
      pinned: true,
    }),
  },
} satisfies ListDefinition;
const columns: readonly Column<Row>[] = [
  { id: 'nome', header: 'Nome', sortable: true, card: 'title', cell: (one) => one.nome },
  { id: 'nota', header: 'Nota', cell: (one) => one.id },
];
const page = vi.fn<(input: Asked) => Promise<{ itens: Row[] }>>();
const totals = vi.fn<(input: Asked) => Promise<{ total: number; somas: { valor: number } }>>();

function List() {
  const list = useListState(definition);
  const query = useQuery({
    queryKey: ['linhas', list.input],
    queryFn: () => page(list.input),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const counted = useQuery({
    queryKey: ['totais', list.filterInput],
    queryFn: () => totals(list.filterInput),
    retry: false,
  });
  return (
    <ListPage
      title="Linhas"
      list={list}
      query={query}
      totals={counted}
      count={{ one: 'linha', many: 'linhas', feminine: true }}
      sum={(somas: { valor: number }) => somas.valor}
      print={page}
      action={{ label: 'Registrar linha', onClick: vi.fn() }}
      table={{ id: 'linhas', columns, rowKey: ({ id }) => id, rowLabel: ({ nome }) => nome }}
      empty={{ title: 'Nada aqui', text: 'Nenhuma linha neste período.' }}
    />
  );
}
const open = (at = '/', phone = false) => show(<List />, { at, phone });
const line = (n: number) => screen.findByRole('row', { name: new RegExp(`Linha ${n}`) });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

beforeEach(() => {
  page.mockReset().mockResolvedValue({ itens: [row(1), row(2)] });
  totals.mockReset().mockResolvedValue({ total: 30, somas: { valor: 12_345 } });
});

it('the page stands at once; count and sum come when they come', async () => {
  let answer = () => {};
  totals.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ total: 2, somas: { valor: 12_345 } }))),
  );
  await open();
  await line(1);
  screen.getByText(/ · …$/);
  answer();
  await screen.findByText(/2 linhas · R\$\s123,45$/);
});

it('totals that could not be read are told, with another try, and the page stays', async () => {
  totals.mockRejectedValueOnce(new Error('demorou'));
  const { user } = await open();
  await line(1);
  await screen.findByText('Não foi possível contar e somar.');
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText(/30 linhas/);
});

it('an order that could not be read keeps the rows, in the order that they have, and says so', async () => {
  const { user } = await open();
  await line(1);
  page.mockRejectedValueOnce(platformErrors.soma_excessiva());
  await user.click(screen.getByRole('button', { name: 'Nome' }));
  const said = 'Não foi possível atualizar a lista; estas são as linhas de antes.';
  const told = there((await screen.findByText(said)).closest<HTMLElement>('[role="alert"]'));
  expect(screen.getByRole('row', { name: /Linha 2/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe('ascending');
  await expectNoViolations();
  page.mockResolvedValueOnce({ itens: [row(9)] });
  await user.click(within(told).getByRole('button', { name: 'Tentar novamente' }));
  await line(9);
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe('descending');
});

it("'Limpar filtros' drops search, filters and the month that the list opened with, and hides nothing after", async () => {
  const { user } = await open('/?busca=luz&situacao=paga');
  await line(1);
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(address()).toEqual({ periodo: 'tudo' }));
  await waitFor(() => expect(page.mock.lastCall?.[0]).toEqual({ pagina: 1, porPagina: 10, ordem: 'nome' }));
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
});

it('filters that leave nothing are named one by one, each with its way out', async () => {
  page.mockResolvedValue({ itens: [] });
  totals.mockResolvedValue({ total: 0, somas: { valor: 0 } });
  const { user } = await open('/?situacao=paga&periodo=2026-10');
  await screen.findByText('Nenhum registro corresponde a isto:');
  screen.getByRole('button', { name: 'Retirar Período: outubro/2026' });
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Retirar Situação: Paga' }));
  await waitFor(() => expect(address()).toEqual({ periodo: '2026-10' }));
});

it('a search without a hit in the month says how many there are in all, one press away', async () => {
  page.mockImplementation(async ({ inicio }) => ({ itens: inicio ? [] : [row(1), row(2), row(3)] }));
  totals.mockResolvedValue({ total: 0, somas: { valor: 0 } });
  const { user } = await open('/?busca=luz');
  await user.click(await screen.findByRole('button', { name: 'Todo o período (3)' }));
  await waitFor(() => expect(address()).toEqual({ busca: 'luz', periodo: 'tudo' }));
  await line(3);
});

it('a search without a hit in any period says that too', async () => {
  page.mockResolvedValue({ itens: [] });
  totals.mockResolvedValue({ total: 0, somas: { valor: 0 } });
  await open('/?busca=luz');
  await screen.findByText('Nenhum registro corresponde a isto, em nenhum período:');
  expect(screen.queryByRole('button', { name: /^Todo o período/ })).toBeNull();
});

it('a month with nothing in it offers every period beside the first step', async () => {
  page.mockResolvedValue({ itens: [] });
  totals.mockResolvedValue({ total: 0, somas: { valor: 0 } });
  const { user } = await open();
  await screen.findByText('Nenhuma linha neste período.');
  expect(screen.getAllByRole('button', { name: 'Registrar linha' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Todo o período' }));
  await waitFor(() => expect(address()).toEqual({ periodo: 'tudo' }));
});

it('on a phone one sheet holds filters, order and what the cards show', async () => {
  const { user } = await open('/?situacao=paga', true);
  await user.click(await screen.findByRole('button', { name: 'Filtros (2)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.click(sheet.getByRole('button', { name: 'Situação Paga' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Negada' }));
  await waitFor(() => expect(address()).toEqual({ situacao: 'paga,negada' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sentido da ordem' }), 'Decrescente');
  await waitFor(() => expect(address()).toEqual({ situacao: 'paga,negada', ordem: '-nome' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Nota' }));
  await expectNoViolations();
  await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(address()).toEqual({ periodo: 'tudo', ordem: '-nome' }));
  await user.click(sheet.getByRole('button', { name: 'Ver 30 linhas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'Filtros' });
  expect(screen.queryByRole('button', { name: 'Detalhes de Linha 1' })).toBeNull();
});

it('Back and Forward give each state of the list again', async () => {
  await open();
  await line(1);
  setSearch((now) => ({ ...now, situacao: 'paga' }));
  setSearch((now) => ({ ...now, ordem: '-nome' }));
  await waitFor(() => expect(page.mock.lastCall?.[0]).toMatchObject({ situacao: ['paga'], ordem: '-nome' }));
  window.history.back();
  await waitFor(() => expect(address()).toEqual({ situacao: 'paga' }));
  screen.getByRole('button', { name: 'Situação: Paga' });
  window.history.forward();
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe('descending'),
  );
});
