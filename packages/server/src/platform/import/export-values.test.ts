import { expect, it } from 'vitest';
import {
  decodeKey,
  readDay,
  readInstant,
  readParcela,
  readReais,
  readText,
  readTexts,
  readYes,
} from './export-values.ts';
import { pathOfUrl } from './import-files.ts';
import { Refusal } from './refusal.ts';

it.each([
  [1234.5, 123450],
  [0.1 + 0.2, 30],
  [1234567890123.45, 123456789012345],
  [100, 10000],
  ['100', 10000],
  ['1234.5', 123450],
  ['1.234,50', 123450],
  ['R$ 1.234.567,89', 123456789],
  ['', null],
  [null, null],
])('an amount of %j is %j centavos', (value, centavos) => {
  expect(readReais(value)).toBe(centavos);
});

it.each([['1.234'], ['1,234.56'], ['1e3'], [-5], ['-5'], [0.005], [1e13], ['10000000000000'], ['doze']])(
  'an amount of %j is refused, not guessed',
  (value) => {
    expect(() => readReais(value)).toThrow(Refusal);
  },
);

it.each([
  // Midnight in São Paulo, in summer time and out of it.
  [Date.parse('2018-12-10T02:00:00Z'), '2018-12-10'],
  [Date.parse('2026-11-20T03:00:00Z'), '2026-11-20'],
  // The evening before midnight UTC is still that day there.
  [Date.parse('2026-11-21T02:59:59Z'), '2026-11-20'],
  // A bare date made into an instant by its midnight UTC.
  [Date.parse('2026-11-20T00:00:00Z'), '2026-11-20'],
  [String(Date.parse('1969-07-20T12:00:00Z')), '1969-07-20'],
  ['2024-02-29', '2024-02-29'],
  ['29/02/2024', '2024-02-29'],
  ['2026-11-20T15:00:00-03:00', '2026-11-20'],
  ['', null],
])('a day of %j is %j', (value, day) => {
  expect(readDay(value)).toBe(day);
});

// 20261120 would be a moment of 1 January 1970: a date written as a number must not become a wrong day in silence.
it.each([['30/02/2024'], ['2023-02-29'], ['ontem'], [1e18], [20261120]])('a day of %j is refused', (value) => {
  expect(() => readDay(value)).toThrow(Refusal);
});

it('reads what stands for yes, texts and lists as they were stored', () => {
  expect([true, 'Sim', 'sim', 'true', 1].map(readYes)).toEqual([true, true, true, true, true]);
  expect([false, 'Não', '', undefined, 0].map(readYes)).toEqual([false, false, false, false, false]);
  expect(readText(' a\u0000b ')).toBe('ab');
  expect(readText('a\ud800')).toBe('a\ufffd');
  expect(readTexts({ aprovador: true, '-k1': 'a@b.co', nada: null })).toEqual(['aprovador', 'a@b.co']);
  expect(readTexts(['x', null, 'y'])).toEqual(['x', 'y']);
  expect(decodeKey('Sal%C3%A1rios%2E%20Encargos')).toBe('Salários. Encargos');
  expect(decodeKey('100%')).toBe('100%');
  expect(readInstant('2026-11-20T15:00:00Z')).toBe('2026-11-20T15:00:00.000Z');
});

it('reads instalments', () => {
  expect(readParcela('2/12', 12)).toEqual({ numero: 2, total: 12 });
  expect(readParcela(undefined, undefined)).toEqual({ numero: 1, total: 1 });
  for (const wrong of ['0/3', '4/3', '1/361']) expect(() => readParcela(wrong, null)).toThrow(Refusal);
});

it('finds the path of a file in its address', () => {
  expect(pathOfUrl('https://x.example/v0/b/sede/o/despesas%2Fnota%201.pdf?alt=media&token=t')).toBe(
    'despesas/nota 1.pdf',
  );
  expect(pathOfUrl('https://x.example/receitas/a.pdf')).toBe('receitas/a.pdf');
  expect(pathOfUrl('despesas/a.pdf')).toBe('despesas/a.pdf');
});
