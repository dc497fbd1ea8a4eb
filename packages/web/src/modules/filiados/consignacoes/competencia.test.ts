import { expect, it } from 'vitest';
import { vizinha } from './competencia.ts';

it('goes month by month over the turn of the year and stops at the first and at the last month that are offered', () => {
  expect(vizinha('2026-12', 1)).toBe('2027-01');
  expect(vizinha('2026-01', -1)).toBe('2025-12');
  expect(vizinha('2024-01', -1)).toBeNull();
  expect(vizinha('2030-12', 1)).toBeNull();
});
