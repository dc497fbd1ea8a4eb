import { describe, expect, it } from 'vitest';
import { copiaAtrasada, copiaDevida, copiasVencidas, ultimoHorario } from './copias.rules.ts';

describe('the hour of the nightly copy, São Paulo time', () => {
  it.each([
    // agora (UTC), hora, último horário (UTC)
    ['2026-11-21T04:59:00.000Z', 2, '2026-11-20T05:00:00.000Z'],
    ['2026-11-21T05:00:00.000Z', 2, '2026-11-21T05:00:00.000Z'],
    ['2026-11-21T23:00:00.000Z', 2, '2026-11-21T05:00:00.000Z'],
    // Still the 20th in São Paulo.
    ['2026-11-21T02:30:00.000Z', 23, '2026-11-21T02:00:00.000Z'],
    ['2026-11-21T01:59:00.000Z', 23, '2026-11-20T02:00:00.000Z'],
    ['2027-01-01T03:00:00.000Z', 0, '2027-01-01T03:00:00.000Z'],
  ])('at %s with hour %i it was last due at %s', (agora, hora, expected) => {
    expect(ultimoHorario(agora, hora)).toBe(expected);
  });

  it.each([
    ['nothing was ever made', null, true],
    ['the last good one is of the night before', '2026-11-20T05:05:00.000Z', true],
    ['this night’s was made', '2026-11-21T05:05:00.000Z', false],
    ['one was asked for at noon', '2026-11-21T15:00:00.000Z', false],
  ])('when %s', (_when, ultima, devida) => {
    expect(copiaDevida('2026-11-21T18:00:00.000Z', 2, ultima)).toBe(devida);
  });

  it('a copy is late after two days without a good one', () => {
    const agora = '2026-11-21T18:00:00.000Z';
    expect(copiaAtrasada(agora, null)).toBe(true);
    expect(copiaAtrasada(agora, '2026-11-19T17:59:59.000Z')).toBe(true);
    expect(copiaAtrasada(agora, '2026-11-19T18:00:00.000Z')).toBe(false);
  });
});

/** A copy per night at 02:05 in São Paulo, the last one on 2026-11-21. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const em = new Date(Date.UTC(2026, 10, 21 - index, 5, 5)).toISOString();
    return { nome: em.slice(0, 10), em };
  });
const AGORA = '2026-11-21T05:06:00.000Z';
const kept = (
  copias: { nome: string; em: string }[],
  retencao: Parameters<typeof copiasVencidas>[1],
  agora = AGORA,
) => {
  const gone = new Set(copiasVencidas(copias, retencao, agora));
  return copias.map(({ nome }) => nome).filter((nome) => !gone.has(nome));
};

describe('what the retention keeps', () => {
  it('seven days, four weeks, six months of a year of nights', () => {
    expect(kept(nights(365), { diarias: 7, semanais: 4, mensais: 6 })).toEqual([
      // days
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
      // the newest of the weeks before: Sundays
      '2026-11-08',
      '2026-11-01',
      // the newest of the months before
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ]);
  });

  it.each([
    ['days only', { diarias: 3, semanais: 0, mensais: 0 }, ['2026-11-21', '2026-11-20', '2026-11-19']],
    ['months only', { diarias: 1, semanais: 0, mensais: 2 }, ['2026-11-21', '2026-10-31']],
  ])('%s', (_name, retencao, expected) => {
    expect(kept(nights(60), retencao)).toEqual(expected);
  });

  it('nights without a copy do not count: a month of standstill costs nothing', () => {
    const copias = nights(40).slice(30);
    expect(kept(copias, { diarias: 10, semanais: 0, mensais: 0 })).toHaveLength(10);
  });

  it('of several on one day the newest, and everything younger than a day', () => {
    const copias = ['2026-11-21T04:00', '2026-11-20T20:00', '2026-11-20T06:00', '2026-11-19T20:00', '2026-11-19T06:00'];
    const found = kept(
      copias.map((em) => ({ nome: em, em: `${em}:00.000Z` })),
      { diarias: 2, semanais: 0, mensais: 0 },
    );
    expect(found).toEqual(['2026-11-21T04:00', '2026-11-20T20:00', '2026-11-20T06:00']);
  });

  it('the newest stays however old it is, and nothing is removed from nothing', () => {
    const old = [{ nome: 'velha', em: '2020-01-01T05:00:00.000Z' }];
    expect(copiasVencidas(old, { diarias: 0, semanais: 0, mensais: 0 }, AGORA)).toEqual([]);
    expect(copiasVencidas([], { diarias: 7, semanais: 4, mensais: 6 }, AGORA)).toEqual([]);
  });
});
