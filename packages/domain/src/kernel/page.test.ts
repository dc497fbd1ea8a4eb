import { expect, test } from 'vitest';
import { formatOrdem, parseOrdem } from './page.ts';

const fields = ['dataVencimento', 'item'] as const;

test('an order is read and written back', () => {
  const terms = parseOrdem('-dataVencimento,item', fields);
  expect(terms).toEqual([
    { campo: 'dataVencimento', desc: true },
    { campo: 'item', desc: false },
  ]);
  expect(formatOrdem(terms ?? [])).toBe('-dataVencimento,item');
});

test.each(['', 'senha', 'item,item', 'item,-item', 'item,', '--item', ' item'])('%j is refused', (text) => {
  expect(parseOrdem(text, fields)).toBeNull();
});
