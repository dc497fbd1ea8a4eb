import { addMonthsAnchored, isCalendarDate } from '@sede/domain/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelas } from './financeiro.parcelas.ts';

const days = (first: string, n: number) => parcelas(first, n).map(({ data }) => data);

describe('instalments', () => {
  it.each([
    ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['2026-11-30', ['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
    ['2028-02-29', ['2028-02-29', '2028-03-29']],
    ['2026-12-15', ['2026-12-15', '2027-01-15']],
    ['2026-05-20', ['2026-05-20']],
  ])('from %s are due on the same day of the following months, at the month end where it is shorter', (first, all) => {
    expect(days(first, all.length)).toEqual(all);
  });

  it('are labelled 1/N to N/N', () => {
    expect(parcelas('2026-11-20', 3).map(({ numero, parcela }) => [numero, parcela])).toEqual([
      [1, '1/3'],
      [2, '2/3'],
      [3, '3/3'],
    ]);
  });

  it.each([0, -1, 361, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('are never %s', (n) => {
    expect(() => parcelas('2026-11-20', n)).toThrow(RangeError);
  });

  const first = fc
    .tuple(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`)
    .filter(isCalendarDate);

  it('are exactly N, of N different consecutive months, each counted from the first day and never after it in the month', () => {
    fc.assert(
      fc.property(first, fc.integer({ min: 1, max: 360 }), (start, n) => {
        const rows = parcelas(start, n);
        const months = rows.map(({ data: d }) => Number(d.slice(0, 4)) * 12 + Number(d.slice(5, 7)));
        const startMonth = months[0] ?? 0;
        expect(rows).toHaveLength(n);
        expect(months).toEqual(months.map((_month, index) => startMonth + index));
        for (const [index, row] of rows.entries()) {
          expect(row.parcela).toBe(`${index + 1}/${n}`);
          expect(row.data).toBe(addMonthsAnchored(start, index));
          const day = Number(row.data.slice(8));
          const wanted = Number(start.slice(8));
          const next = new Date(Date.UTC(Number(row.data.slice(0, 4)), Number(row.data.slice(5, 7)), 0));
          expect(day).toBe(Math.min(wanted, next.getUTCDate()));
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});
