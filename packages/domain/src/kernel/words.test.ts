import { expect, test } from 'vitest';
import { VALOR_MAXIMO } from './money.ts';
import { valorPorExtenso } from './words.ts';

test.each([
  [0, 'zero reais'],
  [1, 'um centavo'],
  [50, 'cinquenta centavos'],
  [100, 'um real'],
  [101, 'um real e um centavo'],
  [10000, 'cem reais'],
  [110000, 'mil e cem reais'],
  [123456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  [100000000, 'um milhão de reais'],
  [123456789, 'um milhão, duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta e nove centavos'],
])('%i centavos are %s', (centavos, words) => expect(valorPorExtenso(centavos)).toBe(words));

test('the largest amount has words, and beyond it there are none', () => {
  expect(valorPorExtenso(VALOR_MAXIMO)).toMatch(/^nove trilhões, .* e noventa e nove centavos$/);
  for (const wrong of [VALOR_MAXIMO + 1, -1, 1.5, Number.NaN]) expect(() => valorPorExtenso(wrong)).toThrow(RangeError);
});
