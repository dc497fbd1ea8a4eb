import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import {
  currentFinanceRange,
  financeMonthOf,
  isFinanceMonth,
  isPeriodDays,
  labelOfFinanceMonth,
  rangeOfFinanceMonth,
} from './finance-period.ts';

test.each([
  ['2026-11-20', '2026-11'],
  ['2026-11-21', '2026-12'],
  ['2026-11-01', '2026-11'],
  ['2026-11-30', '2026-12'],
  ['2026-12-20', '2026-12'],
  ['2026-12-21', '2027-01'],
  ['2026-12-31', '2027-01'],
  ['2027-01-01', '2027-01'],
  ['2024-02-29', '2024-03'],
])('%s belongs to %s', (date, month) => expect(financeMonthOf(date)).toBe(month));

test('a finance month runs from the 21st to the 20th', () => {
  expect(rangeOfFinanceMonth('2026-11')).toEqual({ inicio: '2026-10-21', fim: '2026-11-20' });
  expect(rangeOfFinanceMonth('2027-01')).toEqual({ inicio: '2026-12-21', fim: '2027-01-20' });
  expect(currentFinanceRange('2026-11-21')).toEqual({ inicio: '2026-11-21', fim: '2026-12-20' });
  expect(labelOfFinanceMonth('2026-11')).toBe('novembro/2026');
});

test('at the edges of the calendar a month is shorter, and no date is without one', () => {
  expect(financeMonthOf('2100-12-31')).toBe('2101-01');
  expect(rangeOfFinanceMonth('2101-01')).toEqual({ inicio: '2100-12-21', fim: '2100-12-31' });
  expect(rangeOfFinanceMonth(financeMonthOf('1900-01-01'))).toEqual({ inicio: '1900-01-01', fim: '1900-01-20' });
  expect(labelOfFinanceMonth('2101-01')).toBe('janeiro/2101');
});

test('the days are a setting, and the civil month is one of its values', () => {
  expect(financeMonthOf('2026-11-15', { inicio: 11, fim: 10 })).toBe('2026-12');
  expect(rangeOfFinanceMonth('2026-02', { inicio: 1, fim: 31 })).toEqual({ inicio: '2026-02-01', fim: '2026-02-28' });
  expect(financeMonthOf('2026-12-31', { inicio: 1, fim: 31 })).toBe('2026-12');
});

test.each([
  { inicio: 21, fim: 21 },
  { inicio: 21, fim: 19 },
  { inicio: 29, fim: 28 },
  { inicio: 0, fim: -1 },
  { inicio: 1, fim: 30 },
])('days %o would leave a gap or an overlap and are refused', (days) => {
  expect(isPeriodDays(days)).toBe(false);
  expect(() => financeMonthOf('2026-11-20', days)).toThrow(RangeError);
});

test('every date from 2019 to 2027 belongs to exactly one period, and ranges follow one another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3286 }), fc.integer({ min: 2, max: 28 }), (offset, inicio) => {
      const date = addDays('2019-01-01', offset);
      const days = { inicio, fim: inicio - 1 };
      const month = financeMonthOf(date, days);
      const range = rangeOfFinanceMonth(month, days);
      expect(range.inicio <= date && date <= range.fim).toBe(true);
      expect(financeMonthOf(range.inicio, days)).toBe(month);
      expect(financeMonthOf(range.fim, days)).toBe(month);
      expect(financeMonthOf(addDays(range.fim, 1), days)).not.toBe(month);
      expect(financeMonthOf(addDays(range.inicio, -1), days)).not.toBe(month);
    }),
    { seed: 1 },
  );
});

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['2101-01', true],
  ['2101-02', false],
  ['1899-12', false],
])('%s as a month: %s', (text, ok) => expect(isFinanceMonth(text)).toBe(ok));
