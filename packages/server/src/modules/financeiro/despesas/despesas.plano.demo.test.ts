/** The plan of the demonstration's expenses. */
import { expect, it } from 'vitest';
import { createRandom } from '#demo/index.ts';
import { ITENS } from '../financeiro.itens.demo.ts';
import { planDespesas } from './despesas.plano.demo.ts';

const HOJE = '2026-11-21';

it('is the same for the same seed and day, and covers three years', () => {
  const of = (seed: number) => planDespesas(createRandom(seed), HOJE, 36);
  expect(of(7)).toEqual(of(7));
  expect(of(7)).not.toEqual(of(8));
  const dates = of(7).map(({ dataVencimento }) => dataVencimento);
  expect(dates.toSorted()[0]?.slice(0, 7)).toBe('2023-11');
  expect(dates.filter((date) => date === HOJE).length).toBeGreaterThanOrEqual(3);
  expect(of(7).length).toBeGreaterThan(900);
  expect(of(7).every(({ valor }) => Number.isInteger(valor) && valor > 0)).toBe(true);
});

it('is of forty items', () => {
  expect(ITENS).toHaveLength(40);
  expect(new Set(ITENS.map(({ nome }) => nome)).size).toBe(40);
});
