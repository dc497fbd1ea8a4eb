import { describe, expect, it } from 'vitest';
import { completedDate, dateOfKey, dateValueOf } from './typedDate.ts';

const TODAY = '2026-11-22';

it.each([
  ['', null],
  ['31122026', '2026-12-31'],
  ['31022026', '31/02/2026'],
  ['3112', '31/12'],
  ['311226', '31/12/26'],
])('the digits %j are kept as %j', (digits, value) => expect(dateValueOf(digits)).toBe(value));

it.each([
  ['31/12/26', '2026-12-31'],
  ['01/01/46', '2046-01-01'],
  ['01/01/47', '1947-01-01'],
  ['29/02/24', '2024-02-29'],
  ['29/02/26', null],
  ['31/12', null],
  ['2026-12-31', null],
  [null, null],
])('%j is completed to %j when the field is left', (value, date) => expect(completedDate(value, TODAY)).toBe(date));

describe('keys', () => {
  it.each([
    ['h', null, TODAY],
    ['H', '2020-01-01', TODAY],
    ['+', null, '2026-11-23'],
    ['-', null, '2026-11-21'],
    ['+', '2026-12-31', '2027-01-01'],
    ['-', '2026-03-01', '2026-02-28'],
    ['+', '31/1', null],
    ['1', null, null],
  ])('%s over %j gives %j', (key, value, date) => expect(dateOfKey(key, value, TODAY)).toBe(date));
});
