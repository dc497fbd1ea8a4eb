import { expect, test } from 'vitest';
import { formatHoraBr, formatInstantBr, startOfDayInSaoPaulo, todayInSaoPaulo } from './instants.ts';

test.each([
  ['2026-11-20T02:59:59.999Z', '2026-11-19'],
  ['2026-11-20T03:00:00.000Z', '2026-11-20'],
  ['2027-01-01T02:30:00.000Z', '2026-12-31'],
  // Summer time: midnight was at 02:00 UTC.
  ['2019-01-10T02:00:00.000Z', '2019-01-10'],
])('at %s it is %s in Brasília, whatever the zone of the machine', (instant, date) => {
  expect(todayInSaoPaulo(new Date(instant))).toBe(date);
});

test('an instant is shown in the time of Brasília', () => {
  expect(formatInstantBr('2026-03-12T17:05:00.000Z')).toBe('12/03/2026 14:05');
  expect(formatInstantBr('2026-03-12T23:05:00-03:00')).toBe('12/03/2026 23:05');
  expect(formatInstantBr(new Date('2026-03-12T03:00:00Z'))).toBe('12/03/2026 00:00');
  expect(formatHoraBr('2026-03-12T17:05:00Z')).toBe('14:05');
  expect(() => formatInstantBr('ontem')).toThrow(RangeError);
});

test.each([
  ['2026-11-20', '2026-11-20T03:00:00.000Z'],
  ['2019-01-10', '2019-01-10T02:00:00.000Z'],
  // The night when the clock jumped from 00:00 to 01:00.
  ['2018-11-04', '2018-11-04T03:00:00.000Z'],
])('the day %s begins at %s', (date, instant) => {
  expect(startOfDayInSaoPaulo(date)).toBe(instant);
  expect(todayInSaoPaulo(new Date(Date.parse(instant) - 1)) < date).toBe(true);
});
