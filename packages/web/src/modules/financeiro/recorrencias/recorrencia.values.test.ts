import { describe, expect, it } from 'vitest';
import { mesesDoReajuste } from './recorrencia.values.ts';

describe('the months from which an adjustment may hold', () => {
  const hoje = '2026-11-21';
  const ends = (primeiroMes: string) => {
    const { meses, inicial } = mesesDoReajuste(primeiroMes, hoje);
    return [meses[0], inicial, meses.at(-1)];
  };

  it('are of the series, a year back at most and a year ahead', () => {
    expect(ends('2024-01')).toEqual(['2025-11', '2026-11', '2027-11']);
    expect(ends('2026-09')).toEqual(['2026-09', '2026-11', '2027-11']);
  });

  it('of a series that begins later begin with it, however far ahead', () => {
    expect(ends('2028-06')).toEqual(['2028-06', '2028-06', '2029-06']);
  });
});
