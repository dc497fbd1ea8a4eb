import { describe, expect, it } from 'vitest';
import { pageCount, pagerNumbers, rangeLabel, rowsExpected } from './pagerNumbers.ts';

const show = (current: number, pages: number) =>
  pagerNumbers(current, pages)
    .map((n) => n ?? '…')
    .join(' ');

describe('page buttons', () => {
  it.each([
    [1, 1, '1'],
    [1, 0, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 15, '1 2 3 … 15'],
    [2, 15, '1 2 3 … 15'],
    [3, 15, '1 2 3 4 5 … 15'],
    [4, 15, '1 2 3 4 5 … 15'],
    [5, 15, '1 … 4 5 6 … 15'],
    [8, 15, '1 … 7 8 9 … 15'],
    [11, 15, '1 … 10 11 12 … 15'],
    [12, 15, '1 … 11 12 13 14 15'],
    [15, 15, '1 … 13 14 15'],
    [99, 15, '1 … 13 14 15'],
  ])('page %i of %i shows %s', (current, pages, expected) => {
    expect(show(current, pages)).toBe(expected);
  });
  it('always offers the current page, the first and the last, in order, once each', () => {
    for (let pages = 1; pages <= 30; pages++) {
      for (let current = 1; current <= pages; current++) {
        const numbers = pagerNumbers(current, pages).filter((n) => n !== null);
        expect(numbers).toContain(current);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(pagerNumbers(current, pages).length).toBeLessThanOrEqual(7);
      }
    }
  });
});

describe('what the page shows', () => {
  it('says the places of its rows among all', () => {
    expect(rangeLabel(1, 10, 10, 148)).toBe('1–10 de 148');
    expect(rangeLabel(15, 10, 8, 148)).toBe('141–148 de 148');
    expect(rangeLabel(201, 50, 50, 200_000)).toBe('10.001–10.050 de 200.000');
  });
  it('does not wait for the count', () => expect(rangeLabel(2, 10, 10, undefined)).toBe('11–20'));
  it('an empty list still has one page', () => expect(pageCount(0, 10)).toBe(1));
});

describe('rows that a page will have', () => {
  it.each([
    [1, 50, 148, 50],
    [3, 50, 148, 48],
    [4, 50, 148, undefined],
    [1, 10, 0, undefined],
    [1, 10, undefined, undefined],
  ])('page %i by %i of %s: %s', (page, size, total, expected) => {
    expect(rowsExpected(page, size, total)).toBe(expected);
  });
});
