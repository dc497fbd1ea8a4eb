import { expect, it } from 'vitest';
import { dueGroups } from './dueGroups.ts';

const labels = (today: string, ...days: string[]) =>
  dueGroups(days, (day) => day, today).map(({ label, rows }) => [label, ...rows]);

it('groups by day as people plan: overdue, today, to Sunday, months', () => {
  // 20/11/2026 is a Friday.
  expect(
    labels(
      '2026-11-20',
      '2026-10-01',
      '2026-11-19',
      '2026-11-20',
      '2026-11-22',
      '2026-11-23',
      '2026-12-01',
      '2027-01-02',
    ),
  ).toEqual([
    ['Vencidas', '2026-10-01', '2026-11-19'],
    ['Hoje', '2026-11-20'],
    ['Esta semana', '2026-11-22'],
    ['Novembro', '2026-11-23'],
    ['Dezembro', '2026-12-01'],
    ['Janeiro/2027', '2027-01-02'],
  ]);
});

it('on a Sunday the week is over', () => {
  expect(labels('2026-11-22', '2026-11-22', '2026-11-23')).toEqual([
    ['Hoje', '2026-11-22'],
    ['Novembro', '2026-11-23'],
  ]);
});
