import { PERIODO_PADRAO } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import { mesesDoPainel, ontem, proximosDias } from './painel.rules.ts';

const HOJE = '2026-11-20';
const ends = (inicio?: string, fim?: string, hoje = HOJE) => {
  const meses = mesesDoPainel({ inicio, fim }, hoje, PERIODO_PADRAO);
  return [meses[0], meses.at(-1), meses.length];
};

it.each([
  ['one month shows the six up to it', '2026-10-21', '2026-11-20', ['2026-06', '2026-11', 6]],
  ['the turn of the year', '2025-12-21', '2026-01-20', ['2025-08', '2026-01', 6]],
  ['eight months show themselves', '2026-01-01', '2026-08-20', ['2026-01', '2026-08', 8]],
  ['day 21 belongs to the next month', '2026-03-21', '2026-12-21', ['2026-04', '2027-01', 10]],
  ['five years show their last two', '2022-01-01', '2026-11-20', ['2024-12', '2026-11', 24]],
  ['an open beginning shows a year', undefined, '2026-11-20', ['2025-12', '2026-11', 12]],
  ['an open end goes to today', '2026-01-01', undefined, ['2026-01', '2026-11', 11]],
  ['a range in the future', '2028-02-29', '2028-02-29', ['2027-10', '2028-03', 6]],
])('%s', (_name, inicio, fim, expected) => {
  expect(ends(inicio, fim)).toEqual(expected);
});

it('the cards look at yesterday and at the seven days after today', () => {
  expect(ontem('2028-03-01')).toBe('2028-02-29');
  expect(proximosDias('2026-12-28')).toEqual({ inicio: '2026-12-29', fim: '2027-01-04' });
});
