import { expect, it } from 'vitest';
import { formatContagem } from './contagem.ts';

it('one takes the singular, none and more the plural, thousands their dot', () => {
  const despesas = [0, 1, 2, 21, 1000, 1_234_567].map((n) => formatContagem(n, 'despesa'));
  expect(despesas).toEqual([
    '0 despesas',
    '1 despesa',
    '2 despesas',
    '21 despesas',
    '1.000 despesas',
    '1.234.567 despesas',
  ]);
  expect([1, 2].map((n) => formatContagem(n, 'destinatário fora', 'destinatários fora'))).toEqual([
    '1 destinatário fora',
    '2 destinatários fora',
  ]);
});
