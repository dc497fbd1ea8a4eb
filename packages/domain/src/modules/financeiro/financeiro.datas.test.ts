import { describe, expect, it } from 'vitest';
import { DATA_ANTIGA_DEMAIS, DATA_FUTURA, erroDataDoDinheiro, foraDasDatas, isDataAntiga } from './financeiro.datas.ts';

const HOJE = '2026-11-20';

describe('the day on which money moved', () => {
  it.each([
    ['2026-11-21', DATA_FUTURA],
    ['2026-11-20', null],
    ['1990-01-01', null],
    ['1989-12-31', DATA_ANTIGA_DEMAIS],
  ])('%s: %s', (dia, erro) => expect(erroDataDoDinheiro(dia, HOJE)).toBe(erro));

  it('asks from the 61st day on', () => {
    expect(isDataAntiga('2026-09-21', HOJE)).toBe(false);
    expect(isDataAntiga('2026-09-20', HOJE)).toBe(true);
  });
});

it.each([
  [{ vencimento: '1990-01-01', movimentos: [] }, false],
  [{ vencimento: '2100-12-31', movimentos: ['1990-01-01', HOJE, null] }, false],
  [{ vencimento: '1989-12-31', movimentos: [] }, true],
  [{ vencimento: null, movimentos: [undefined, '2026-11-21'] }, true],
  [{ vencimento: HOJE, movimentos: ['1989-12-31'] }, true],
])('a row of %j is outside: %s', (datas, fora) => expect(foraDasDatas(datas, HOJE)).toBe(fora));
