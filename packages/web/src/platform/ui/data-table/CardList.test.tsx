import { expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show, there, within } from '#platform/testing/index.ts';
import { Money } from '../text/Money.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column, TableSpec } from './types.ts';

/** A record as its columns say it, once: on a phone's card, and where a table is narrow. */
interface Conta {
  id: string;
  nome: string;
  banco: string | null;
  saida: number;
  situacao: string;
  vence: string;
  nota: string;
}
const conta = (id: string, given: Partial<Conta> = {}): Conta => ({
  id,
  nome: `Conta ${id}`,
  banco: 'Banco do Brasil',
  saida: 1234,
  situacao: 'A vencer',
  vence: '30/11/2026',
  nota: `Nota ${id}`,
  ...given,
});
const columns: readonly Column<Conta>[] = [
  { id: 'vence', header: 'Vencimento', width: 116, card: 'date', cell: (row) => row.vence },
  {
    id: 'nome',
    header: 'Nome',
    card: 'title',
    cell: (row) => <a href="/anexo">{row.nome}</a>,
  },
  { id: 'banco', header: 'Banco', card: 'subtitle', cell: (row) => row.banco },
  {
    id: 'saida',
    header: 'Saída',
    numeric: true,
    card: 'value',
    cell: (row) => row.saida,
    inCard: (row) => `−${row.saida}`,
  },
  { id: 'situacao', header: 'Situação', card: 'status', cell: (row) => row.situacao },
  { id: 'nota', header: 'Nota', cell: (row) => row.nota },
];
const spec: TableSpec<Conta> = { id: 'contas', columns, rowKey: (row) => row.id, rowLabel: (row) => row.nome };

const table = (rows: readonly Conta[], given: Partial<TableSpec<Conta>> = {}, more: object = {}) => (
  <DataTable
    {...spec}
    {...given}
    label="Contas"
    rows={rows}
    total={rows.length}
    page={1}
    pageSize={10}
    pageSizes={[10, 50]}
    sort={[]}
    onSort={() => undefined}
    onPage={() => undefined}
    onPageSize={() => undefined}
    {...more}
  />
);
/** They are read by the phone that shows them. */
const cards = async () => within(await screen.findByRole('list', { name: 'Contas' })).getAllByRole('listitem');

it('a card says title and amount, subtitle, status and date; the rest comes at a press', async () => {
  const { user } = await show(table([conta('1')]), { phone: true });
  const [card] = await cards();
  const said = within(there(card));
  for (const text of ['Conta 1', '−1234', 'Banco do Brasil', 'A vencer', '30/11/2026']) said.getByText(text);
  expect(said.queryByText('Nota 1')).toBeNull();
  await user.click(said.getByRole('button', { name: 'Detalhes de Conta 1' }));
  said.getByText('Nota 1');
});
it('what has nothing to say takes no room', async () => {
  await show(table([conta('1', { banco: null, situacao: '—' })]), { phone: true });
  expect(screen.queryByText('—')).toBeNull();
});
it('the whole card opens its record, and a link in it stays a link beside it', async () => {
  const onOpen = vi.fn();
  const { user } = await show(table([conta('1')], { onOpen }), { phone: true });
  const button = screen.getByRole('button', { name: 'Conta 1' });
  expect(button.querySelector('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'Conta 1' }).closest('button')).toBeNull();
  await expectNoViolations();
  await user.click(button);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
it('while it is read, as many cards wait as will come', async () => {
  await show(table([], {}, { loading: true, pageSize: 20 }), { phone: true });
  expect(document.querySelectorAll('li')).toHaveLength(20);
});
it('the skeleton stands in the very columns of the rows, as many as will come', async () => {
  await show(table([], {}, { loading: true, pageSize: 20 }));
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(20);
  expect(rows[0]?.children).toHaveLength(columns.length + 1);
});
it('another page size takes its room at once, and a shorter page gives it back', async () => {
  const ten = Array.from({ length: 10 }, (_, i) => conta(String(i)));
  const rows = () => document.querySelectorAll('tbody tr').length;
  const { rerender } = await show(table(ten, {}, { dimmed: true, expected: 50, total: 80 }));
  expect(rows()).toBe(50);
  rerender(table(ten, {}, { dimmed: true, expected: 3, total: 80 }));
  await vi.waitFor(() => expect(rows()).toBe(3));
});
it("an amount in a column of numbers has no 'R$'; on a card, and in a column of words, it has", async () => {
  const amount = (row: Conta) => <Money value={row.saida} />;
  const money: readonly Column<Conta>[] = [
    { id: 'saida', header: 'Saída', numeric: true, card: 'value', cell: amount },
    { id: 'nota', header: 'Nota', cell: amount },
  ];
  const { unmount } = await show(table([conta('1')], { columns: money }));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent?.replace('\u00a0', ' '));
  expect(cells.slice(-2)).toEqual(['12,34', 'R$ 12,34']);
  unmount();
  await show(table([conta('1')], { columns: money }), { phone: true });
  expect((await cards())[0]?.textContent?.replace('\u00a0', ' ')).toContain('R$ 12,34');
});
it('sums stand under their column, and below the cards', async () => {
  const sums = [
    { label: 'Soma', column: 'saida', value: 123_456 },
    { label: 'Total', column: 'saida', value: undefined },
  ];
  const { unmount } = await show(table([conta('1')], { sums }));
  const foot = there(screen.getAllByRole('rowgroup').at(-1));
  const [soma, total] = within(foot).getAllByRole('row');
  expect([soma?.textContent, total?.textContent]).toEqual(['Soma1.234,56', 'Total…']);
  // Its place: the bar, the three columns before it, itself, the two after it.
  expect([...(soma?.children ?? [])].map((cell) => (cell as HTMLTableCellElement).colSpan)).toEqual([4, 1, 2]);
  unmount();
  await show(table([conta('1')], { sums }), { phone: true });
  expect(screen.getByText('Soma').nextElementSibling?.textContent?.replace('\u00a0', ' ')).toBe('R$ 1.234,56');
});
