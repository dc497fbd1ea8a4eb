import { useMemo } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show, there, waitFor, within } from '#platform/testing/index.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import type { SelectionAction } from './possible.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection, type WholeSelection } from './useSelection.ts';

interface Row {
  id: string;
  valor: number;
  paga: boolean;
}
const ROWS: Row[] = Array.from({ length: 5 }, (_, i) => ({ id: String(i + 1), valor: 100 * (i + 1), paga: i === 4 }));
const key = (row: Row) => row.id;
const run = vi.fn();
const read = vi.fn(async (): Promise<WholeSelection> => ({ filtro: {}, total: 148, soma: 9900, marca: 'm' }));
const ACTIONS: SelectionAction<Row>[] = [
  { label: 'Liquidar', key: 'l', eligible: (row) => !row.paga, run, runWhole: run },
  { label: 'Exportar seleção', run: vi.fn() },
];

function List() {
  const selection = useSelection(key, ROWS, 'filtro');
  const columns = useMemo(() => [{ id: 'id', header: 'Número', cell: (row: Row) => `Linha ${row.id}` }], []);
  return (
    <>
      <input aria-label="Busca" />
      <DataTable
        id="t"
        label="Linhas"
        columns={columns}
        rowKey={key}
        rowLabel={(row) => `Linha ${row.id}`}
        rows={ROWS}
        total={148}
        page={1}
        pageSize={5}
        pageSizes={[5]}
        sort={[]}
        onSort={vi.fn()}
        onPage={vi.fn()}
        onPageSize={vi.fn()}
        selection={selection}
      />
      <SelectionBar
        selection={selection}
        feminine
        sum={(row) => row.valor}
        actions={ACTIONS}
        all={{ read, total: 148, max: 500 }}
        page={ROWS}
        rowKey={key}
      />
    </>
  );
}
beforeEach(() => {
  run.mockClear();
  read.mockClear();
});
const bar = () => screen.queryByRole('region', { name: 'Linhas selecionadas' });
const line = (n: number) => screen.getByRole('row', { name: new RegExp(`Linha ${n}$`) });
const selected = () =>
  screen
    .getAllByRole('checkbox', { name: /^Selecionar Linha/ })
    .flatMap((box, at) => ((box as HTMLInputElement).checked ? [at + 1] : [])); // boxes by their role

it('the bar says how many and their sum, and only what can be done', async () => {
  const { user } = await show(<List />);
  expect(bar()).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Linha 5' }));
  expect(bar()?.textContent).toMatch(/^1 selecionada · R\$\s5,00/);
  expect(screen.queryByRole('button', { name: /^Liquidar/ })).toBeNull();
  screen.getByRole('button', { name: 'Exportar seleção' });
  await expectNoViolations();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Linha 1' }));
  await user.click(screen.getByRole('button', { name: 'Liquidar (1 de 2)' }));
  expect(run.mock.calls[0]?.[0]).toEqual([ROWS[0]]);
});

it('Ctrl+A takes the page, again all that the filter matches; the letter acts; Escape lets go', async () => {
  const { user } = await show(<List />);
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toEqual([1, 2, 3, 4, 5]);
  await user.keyboard('l');
  expect(run.mock.calls[0]?.[0]).toHaveLength(4);
  await user.keyboard('{Control>}a{/Control}');
  await waitFor(() => expect(bar()?.textContent).toMatch(/^148 selecionadas · R\$\s99,00/));
  await user.keyboard('{Escape}');
  expect(bar()).toBeNull();
  expect(selected()).toEqual([]);
});

it('in a field the keys are the field’s', async () => {
  const { user } = await show(<List />);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Linha 1' }));
  await user.click(screen.getByRole('textbox', { name: 'Busca' }));
  await user.keyboard('{Control>}a{/Control}l{Escape}');
  expect(selected()).toEqual([1]);
  expect(run).not.toHaveBeenCalled();
});

it('Shift and arrows select on the way, and let go on the way back', async () => {
  const { user } = await show(<List />);
  line(2).focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toEqual([2, 3, 4]);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual([2, 3]);
  expect(document.activeElement).toBe(line(3));
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual([2, 3, 4, 5]);
});

it('✕ lets go of all and gives the focus back to the rows', async () => {
  const { user } = await show(<List />);
  line(1).focus();
  await user.keyboard(' ');
  await user.click(within(there(bar())).getByRole('button', { name: 'Limpar a seleção' }));
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(line(1));
});

it('pressed twice while it runs, an act runs once', async () => {
  let end = () => {};
  run.mockImplementationOnce(() => new Promise<void>((resolve) => (end = resolve)));
  const { user } = await show(<List />);
  await user.keyboard('{Control>}a{/Control}ll');
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await waitFor(() => expect(bar()?.getAttribute('aria-busy')).toBeNull());
});
