import { describe, expect, it } from 'vitest';
import { drawable, type Slice, shareText, shortReais } from './chartData.ts';

const slice = (value: number): Slice => ({ id: String(value), label: 'x', value });

describe('a share', () => {
  it.each([
    [50, [50, 50], '50,0 %'],
    [1, [1, 2], '33,3 %'],
    [1, [1, 100_000], '< 0,1 %'],
    [100_000, [1, 100_000], '> 99,9 %'],
    [5, [5], '100,0 %'],
    [0, [0, 5], '—'],
    [-3, [-3, 5], '—'],
    [5, [-3, 5], '100,0 %'],
    [0, [0], '—'],
  ])('of %d in %j reads %s', (value, values, text) => {
    expect(shareText(value, values.map(slice))).toBe(text);
  });
});

it('what is not above zero is not drawn', () => {
  expect(drawable([3, 0, -1, 2].map(slice)).map(({ value }) => value)).toEqual([3, 2]);
});

it.each([
  [0, '0'],
  [99_00, '99'],
  [1_000_00, '1 mil'],
  [-12_345_67, '-12,3 mil'],
  [1_250_000_00, '1,3 mi'],
  [9_999_999_999_999_99, '10.000 bi'],
])('an axis shows %d centavos as %s', (centavos, text) => {
  expect(shortReais(centavos)).toBe(text);
});
