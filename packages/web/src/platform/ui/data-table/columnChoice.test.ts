import { describe, expect, it } from 'vitest';
import { formatChoice, isShown, parseChoice, toggleColumn } from './columnChoice.ts';
import type { Column } from './types.ts';

const column = (id: string, extra: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...extra,
});

describe('column choice', () => {
  it('a column is shown until the user hides it, and shown again after', () => {
    const hidden = toggleColumn(new Set(), 'item');
    expect(isShown(column('item'), hidden)).toBe(false);
    expect(isShown(column('item'), toggleColumn(hidden, 'item'))).toBe(true);
  });
  it('a column hidden by definition is shown when the user asks for it', () => {
    expect(isShown(column('cpf', { hidden: true }), new Set())).toBe(false);
    expect(isShown(column('cpf', { hidden: true }), toggleColumn(new Set(), 'cpf'))).toBe(true);
  });
  it('a column that names the row cannot be hidden, even by an old choice', () => {
    expect(isShown(column('item', { hideable: false }), new Set(['item']))).toBe(true);
  });
  it('survives the browser storage', () => {
    expect(parseChoice(formatChoice(new Set(['a', 'b'])))).toEqual(new Set(['a', 'b']));
  });
  it.each([null, '', '{', '{"a":1}', '[1,null]', '"x"'])('reads %j as no choice', (text) => {
    expect(parseChoice(text).size).toBe(0);
  });
});
