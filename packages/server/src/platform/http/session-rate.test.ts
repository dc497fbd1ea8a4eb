import { expect, it } from 'vitest';
import { createSessionRate } from './session-rate.ts';

const burst = (rate: ReturnType<typeof createSessionRate>, session: string, times: number, now: number) =>
  Array.from({ length: times }, () => rate(session, now)).filter((wait) => wait === 0).length;

it('a session has a burst of ten seconds’ worth, then its rate; others have their own', () => {
  const rate = createSessionRate(50);
  expect(burst(rate, 'a', 700, 0)).toBe(500);
  expect(rate('a', 0)).toBe(1);
  expect(rate('b', 0)).toBe(0);
  expect(burst(rate, 'a', 700, 1000)).toBe(50);
  expect(burst(rate, 'a', 700, 3000)).toBe(100);
  expect(burst(rate, 'a', 700, 60_000), 'rest gives the burst back').toBe(500);
});

it('a steady fifty a second goes on for ever', () => {
  const rate = createSessionRate(50);
  for (let i = 0; i < 5000; i++) expect(rate('a', i * 20)).toBe(0);
});

it('a slow rate says how long to wait, and 0 is no limit', () => {
  const slow = createSessionRate(0.1);
  expect(slow('a', 0)).toBe(0);
  expect(slow('a', 0)).toBeGreaterThanOrEqual(5);
  expect(burst(createSessionRate(0), 'a', 10_000, 0)).toBe(10_000);
});
