import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonthsAnchored,
  dayBefore,
  diaDaSemana,
  diffDays,
  formatDataBr,
  formatDataLonga,
  formatMes,
  formatPeriodo,
  isCalendarDate,
  monthRange,
  parseDataBr,
} from './calendar.ts';

const anyDate = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));

test.each(['2024-02-29', '1900-01-01', '2100-12-31', '2026-11-20'])('%s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});
test.each([
  '2023-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '1899-12-31',
  '2101-01-01',
  '2026-1-1',
  '2026-11-20T00:00:00Z',
  ' 2026-11-20',
  '2026-11-20\n',
  '２０２６-11-20',
  '',
  20261120,
  null,
])('%j is not a date', (value) => expect(isCalendarDate(value)).toBe(false));

test.each([
  ['20/11/2026', '2026-11-20'],
  [' 01/02/2024 ', '2024-02-01'],
  ['29/02/2023', null],
  ['31/12/1899', null],
  ['1/2/2024', null],
  ['2026-11-20', null],
  ['20/11/26', null],
  ['', null],
])('typed %j is read as %j', (text, date) => expect(parseDataBr(text)).toBe(date));

test('dates are written the Brazilian way', () => {
  expect(formatDataBr('2026-11-05')).toBe('05/11/2026');
  expect(formatDataLonga('2026-03-05')).toBe('05 de março de 2026');
  expect(diaDaSemana('2026-11-20')).toBe('sexta-feira');
  expect(diaDaSemana('1900-01-01')).toBe('segunda-feira');
  expect(formatMes('2026-11')).toBe('novembro/2026');
  expect(() => formatDataBr('2026-02-30')).toThrow(RangeError);
});

describe('instalments advance one month each, anchored on the first', () => {
  test.each([
    ['2026-01-31', 0, '2026-01-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-11-30', 359, '2056-10-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (first, months, date) => expect(addMonthsAnchored(first, months)).toBe(date));

  test('beyond 2100 there is no date', () => expect(() => addMonthsAnchored('2100-12-01', 1)).toThrow(RangeError));
});

test('days cross months, leap days and the nights when clocks moved', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
  expect(addDays('2026-11-20', -20)).toBe('2026-10-31');
  expect(diffDays('2018-11-03', '2018-11-05')).toBe(2);
  expect(diffDays('2026-11-20', '2026-11-13')).toBe(-7);
});

test('days stop at the first and the last date', () => {
  expect(addDays('2100-12-31', 1)).toBe('2100-12-31');
  expect(addDays('1900-01-02', -7)).toBe('1900-01-01');
});

test('adding days and measuring them agree', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -200, max: 200 }), (date, days) => {
      fc.pre(date > '1901' && date < '2099');
      expect(diffDays(date, addDays(date, days))).toBe(days);
      expect(parseDataBr(formatDataBr(date))).toBe(date);
    }),
    { seed: 1 },
  );
});

test('a period in words, either end open', () => {
  expect(formatPeriodo({ inicio: '2026-10-01', fim: '2026-10-31' })).toBe('01/10/2026 a 31/10/2026');
  expect(formatPeriodo({ inicio: '2026-10-01', fim: '2026-10-01' })).toBe('01/10/2026');
  expect(formatPeriodo({ inicio: '2026-10-01', fim: null })).toBe('desde 01/10/2026');
  expect(formatPeriodo({ fim: '2026-10-31' })).toBe('até 31/10/2026');
  expect(formatPeriodo({})).toBe('todo o período');
});

test('a civil month runs from its first to its last day', () => {
  expect(monthRange('2024-02')).toEqual({ inicio: '2024-02-01', fim: '2024-02-29' });
  expect(monthRange('2026-12')).toEqual({ inicio: '2026-12-01', fim: '2026-12-31' });
});

test('the day before is told across months and years, and there is none before the first', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('1900-01-02')).toBe('1900-01-01');
  expect(dayBefore('1900-01-01')).toBeNull();
});
