import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercentual, PERCENTUAL_MAXIMO, parsePercentual, parteDe, VALOR_MAXIMO } from './index.ts';

describe('a rate', () => {
  it.each([
    ['4,65', 46_500],
    ['1,5', 15_000],
    ['11%', 110_000],
    [' 2,7936 % ', 27_936],
    ['0,0001', 1],
    ['0', 0],
    ['100', 1_000_000],
  ])('%s is read as %i', (text, value) => expect(parsePercentual(text)).toBe(value));

  it.each(['', '1.5', '1,', ',5', '-1', '1e1', '100,0001', '101', '1,23456', '01', '１', '4,65 %%'])(
    '%j is none',
    (text) => expect(parsePercentual(text)).toBeNull(),
  );

  it('reads back what it writes', () => {
    expect([46_500, 15_000, 110_000, 1, 0].map(formatPercentual)).toEqual(['4,65%', '1,5%', '11%', '0,0001%', '0%']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PERCENTUAL_MAXIMO }), (rate) => {
        expect(parsePercentual(formatPercentual(rate))).toBe(rate);
      }),
    );
  });

  it.each([
    [1_000_00, 15_000, 15_00],
    [1_234_56, 46_500, 57_41],
    // 0,5 centavo goes up, less does not.
    [1_00, 5_000, 1],
    [99, 5_000, 0],
    [0, 46_500, 0],
    [VALOR_MAXIMO, PERCENTUAL_MAXIMO, VALOR_MAXIMO],
    [VALOR_MAXIMO, 1, 1_000_000_000],
  ])('takes of %i at %i: %i', (valor, rate, parte) => expect(parteDe(valor, rate)).toBe(parte));

  it('takes of no amount and by no rate', () => {
    for (const [valor, rate] of [
      [0.5, 1],
      [-1, 1],
      [1, -1],
      [1, PERCENTUAL_MAXIMO + 1],
    ] as const) {
      expect(() => parteDe(valor, rate)).toThrow(RangeError);
    }
  });
});
