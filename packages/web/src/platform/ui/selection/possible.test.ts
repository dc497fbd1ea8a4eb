import { expect, it, vi } from 'vitest';
import { possibleActions, type SelectionAction } from './possible.ts';
import type { WholeSelection } from './useSelection.ts';

interface Row {
  id: string;
  paga: boolean;
}
const open = (id: string): Row => ({ id, paga: false });
const paid = (id: string): Row => ({ id, paga: true });
const whole: WholeSelection = { filtro: {}, total: 148, soma: 0, marca: 'm' };
const clear = vi.fn();

const liquidar = vi.fn();
const liquidarTudo = vi.fn();
const ACTIONS: SelectionAction<Row>[] = [
  { label: 'Liquidar', key: 'L', eligible: (row) => !row.paga, run: liquidar, runWhole: liquidarTudo },
  { label: 'Montar borderô', eligible: (row) => !row.paga, run: vi.fn() },
  { label: 'Exportar seleção', max: 2, run: vi.fn() },
];
const labels = (rows: Row[], all: WholeSelection | null = null) =>
  possibleActions(ACTIONS, rows, all, clear).map(({ label }) => label);

it('what none of the rows allows is away; what some allow says how many', () => {
  expect(labels([paid('1')])).toEqual(['Exportar seleção']);
  expect(labels([paid('1'), open('2')])).toEqual(['Liquidar (1 de 2)', 'Montar borderô (1 de 2)', 'Exportar seleção']);
  expect(labels([open('1'), open('2')])).toEqual(['Liquidar', 'Montar borderô', 'Exportar seleção']);
});
it('of a whole filter only what can be done with all of it', () => {
  expect(labels([open('1')], whole)).toEqual(['Liquidar']);
  possibleActions(ACTIONS, [], whole, clear)[0]?.run();
  expect(liquidarTudo).toHaveBeenCalledWith(whole, clear);
});
it('more rows than it takes at a time: it stays and says so', () => {
  const [, , exportar] = possibleActions(ACTIONS, [open('1'), open('2'), open('3')], null, clear);
  expect(exportar?.reason).toBe('No máximo 2 linhas por vez.');
});
it('acts on the eligible rows alone, by its letter however it is written', () => {
  const [act] = possibleActions(ACTIONS, [paid('1'), open('2')], null, clear);
  expect(act?.key).toBe('l');
  act?.run();
  expect(liquidar).toHaveBeenCalledWith([open('2')], clear);
});
