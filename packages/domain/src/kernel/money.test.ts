import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VALOR_ACIMA_DO_LIMITE, VALOR_INVALIDO, VALOR_NEGATIVO } from './field-messages.ts';
import {
  formatReais,
  formatReaisSemSimbolo,
  normaliseReaisTyping,
  parseReais,
  readReais,
  SomaExcessiva,
  splitCentavos,
  sumCentavos,
  totalCentavos,
  VALOR_EXCESSIVO,
  VALOR_ILEGIVEL,
  VALOR_MAXIMO,
} from './money.ts';

describe('parseReais', () => {
  test.each([
    ['0', 0],
    ['0,01', 1],
    ['0,1', 10],
    ['1', 100],
    ['1234,56', 123456],
    ['1.234,56', 123456],
    ['1.234', 123400],
    ['R$ 1.234,56', 123456],
    [' 10,00 ', 1000],
    ['000000000000000000012,30', 1230],
    ['9.999.999.999.999,99', VALOR_MAXIMO],
  ])('%s is %i centavos', (text, centavos) => expect(parseReais(text)).toBe(centavos));

  test.each([
    '',
    ' ',
    ',',
    ',50',
    '1,',
    '1,234.56',
    '1.23',
    '12.34,00',
    '1234.567,00',
    '.123',
    '1..234',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'Infinity',
    '１２３',
    '1,234',
    '1,2,3',
    '1 000',
    '10.000.000.000.000,00',
    '10000000000000',
    '99999999999999999999',
  ])('%j is refused', (text) => expect(parseReais(text)).toBeNull());

  test('reads back everything that is written, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: VALOR_MAXIMO }), (centavos) => {
        expect(parseReais(formatReais(centavos))).toBe(centavos);
        expect(parseReais(formatReaisSemSimbolo(centavos))).toBe(centavos);
      }),
      { seed: 1 },
    );
  });
});

test.each([
  ['1234,567', '1234,56'],
  ['-12', '12'],
  ['1.234,5', '1.234,5'],
  ['12.34', '12.34'],
  ['.5', '5'],
  ['1,2.3', '1,2.3'],
  [',5', '0,5'],
  ['007', '7'],
  ['0', '0'],
  ['1,2,3', '1,23'],
  ['abc', ''],
  ['12345678901234567,89', '123456789012345,89'],
])('typing %j leaves %j in the field', (typed, kept) => expect(normaliseReaisTyping(typed)).toBe(kept));

test.each([
  ['-12,3', '-12,3'],
  ['−1', '-1'],
  ['1-2', '12'],
])('typing %j where a balance may be negative leaves %j', (typed, kept) =>
  expect(normaliseReaisTyping(typed, { negativo: true })).toBe(kept),
);

describe('readReais', () => {
  test.each([
    ['', null],
    ['1.234,56', 123456],
    ['0', 0],
  ])('%j is %j', (text, valor) => expect(readReais(text)).toEqual({ valor }));
  test.each([
    ['-1', VALOR_NEGATIVO],
    ['-R$ 1.234,56', VALOR_NEGATIVO],
    ['1,234.56', VALOR_INVALIDO],
    ['0,005', VALOR_INVALIDO],
    ['1e3', VALOR_INVALIDO],
    ['９９', VALOR_INVALIDO],
    ['--1', VALOR_INVALIDO],
    ['1234567890123456', VALOR_ACIMA_DO_LIMITE],
    ['-10.000.000.000.000,00', VALOR_ACIMA_DO_LIMITE],
  ])('%j says why not: %s', (text, erro) => expect(readReais(text)).toEqual({ erro }));
  test.each([
    ['-1', -100],
    ['-R$ 1.234,56', -123456],
    ['R$ -1,00', -100],
    ['−5', -500],
    ['-0', 0],
    ['7', 700],
  ])('a balance: %j is %j', (text, valor) => expect(readReais(text, { negativo: true })).toEqual({ valor }));
  test('no sentinel of a field is an amount', () => {
    expect(VALOR_ILEGIVEL).toBeLessThan(-VALOR_MAXIMO);
    expect(VALOR_EXCESSIVO).toBeGreaterThan(VALOR_MAXIMO);
  });
});

test('a sum for showing is exact however large, and is written', () => {
  const total = totalCentavos(Array(10).fill(VALOR_MAXIMO));
  expect(total).toBe(9999999999999990n);
  expect(formatReais(total)).toBe('R$ 99.999.999.999.999,90');
  expect(formatReais(-5n)).toBe('-R$ 0,05');
});

test.each([
  [0, 'R$ 0,00'],
  [1, 'R$ 0,01'],
  [123456, 'R$ 1.234,56'],
  [100000000, 'R$ 1.000.000,00'],
  [-100, '-R$ 1,00'],
  [VALOR_MAXIMO, 'R$ 9.999.999.999.999,99'],
])('%i centavos are written %s', (centavos, text) => expect(formatReais(centavos)).toBe(text));

test('a fraction of a centavo is never written as an amount', () => {
  expect(() => formatReais(1.5)).toThrow(RangeError);
  expect(() => formatReais(Number.NaN)).toThrow(RangeError);
});

test('the sum of ten thousand amounts is exact', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { minLength: 10_000, maxLength: 10_000 }),
      (all) => {
        expect(BigInt(sumCentavos(all))).toBe(all.reduce((sum, value) => sum + BigInt(value), 0n));
      },
    ),
    { numRuns: 5, seed: 2 },
  );
});

test('a sum that would lose a centavo is an error', () => {
  expect(() => sumCentavos(Array(10).fill(VALOR_MAXIMO))).toThrow(SomaExcessiva);
});

describe('splitCentavos', () => {
  test('100,00 in three is 33,34 then 33,33 twice', () => expect(splitCentavos(10000, 3)).toEqual([3334, 3333, 3333]));
  test('one centavo in three stands on the first row', () => expect(splitCentavos(1, 3)).toEqual([1, 0, 0]));
  test('rows sum to the total and differ by at most one centavo, larger first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: VALOR_MAXIMO }), fc.integer({ min: 1, max: 360 }), (total, parts) => {
        const rows = splitCentavos(total, parts);
        expect(rows).toHaveLength(parts);
        expect(sumCentavos(rows)).toBe(total);
        expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
        expect(rows).toEqual([...rows].sort((a, b) => b - a));
      }),
      { seed: 3 },
    );
  });
  test.each([0, -1, 1.5])('%d parts are refused', (parts) =>
    expect(() => splitCentavos(100, parts)).toThrow(RangeError),
  );
});
