import { expect, it } from 'vitest';
import { columnSizes, columnsIn, pageWidth } from './columnSizes.ts';
import type { CardRole, Column } from './types.ts';

const column = (id: string, width?: number, card?: CardRole, numeric = false): Column<object> => ({
  id,
  header: id,
  cell: () => id,
  ...(width === undefined ? {} : { width }),
  ...(card === undefined ? {} : { card }),
  numeric,
});
const COLUMNS = [
  column('vencimento', 116, 'date'),
  column('tipo', 140),
  column('item', undefined, 'title'),
  column('beneficiario', undefined, 'subtitle'),
  column('valor', 132, 'value', true),
];

it('columns with a width keep it; the others share the rest equally', () => {
  const sizes = columnSizes(COLUMNS);
  expect(sizes.map(({ grows }) => grows)).toEqual([false, false, true, true, false]);
  expect(sizes.map(({ width }) => width)).toEqual(['116px', '140px', '50%', '50%', '132px']);
  expect(sizes.every(({ minWidth }) => (minWidth ?? 0) >= 116)).toBe(true);
});
it('a column may take a larger share of the rest', () => {
  const sizes = columnSizes([{ ...column('nome'), share: 3 }, column('email'), column('cpf', 132)]);
  expect(sizes.map(({ width }) => width)).toEqual(['75%', '25%', '132px']);
});
it('a column that shares is never narrower than it says', () => {
  const sizes = columnSizes([{ ...column('nome'), share: 2, least: 212 }, column('email')]);
  expect(sizes.map(({ minWidth }) => minWidth)).toEqual([212, 150]);
});
it('an amount without a width takes what it needs and no share', () => {
  expect(columnSizes([column('nome'), column('valor', undefined, 'value', true)])).toEqual([
    { grows: true, width: '100%', minWidth: 150 },
    { grows: false, width: undefined, minWidth: undefined },
  ]);
});
it('a page is as wide as its table has use for, and never narrower than the others', () => {
  expect(pageWidth([column('nome'), column('situacao', 130)])).toBe(1360);
  expect(pageWidth(COLUMNS)).toBe(118 + 116 + 140 + 132 + 2 * 560);
});
it('beside a panel a table shows what says what the record is', () => {
  expect(columnsIn(COLUMNS, 735).map(({ id }) => id)).toEqual(['vencimento', 'item', 'beneficiario', 'valor']);
  expect(columnsIn(COLUMNS, 1318)).toBe(COLUMNS);
  expect(columnsIn(COLUMNS, 0)).toBe(COLUMNS);
});
it('columns that say nothing of themselves all stay', () => {
  const silent = [column('a'), column('b', 90)];
  expect(columnsIn(silent, 300)).toBe(silent);
});
