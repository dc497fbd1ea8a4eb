import { describe, expect, it } from 'vitest';
import { feriadosDoAno, isDiaSemAgenda, isRecessoForense, nomeDoDiaSemAgenda } from './feriados.rules.ts';

const dias = (ano: number, uso: 'agenda' | 'prazo') =>
  feriadosDoAno(ano)
    .filter(({ usos }) => usos.includes(uso))
    .map(({ data }) => data.slice(5));

describe('the holidays that come with the program', () => {
  it('of 2026 are these; a deadline knows only those that every court keeps', () => {
    expect(dias(2026, 'agenda')).toEqual(
      '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 11-30 12-25'.split(' '),
    );
    expect(dias(2026, 'prazo')).toEqual('01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '));
  });

  it('begin when their law did', () => expect(dias(2023, 'prazo')).not.toContain('11-20'));
});

describe('a day without agenda', () => {
  it('is a holiday of the program, one of staff, or of the recess', () => {
    const proprio = { data: '2026-08-11', nome: 'Dia do Advogado', usos: ['agenda' as const], tribunais: [] };
    expect(isDiaSemAgenda('2026-11-30', [])).toBe(true);
    expect(isDiaSemAgenda('2026-08-11', [])).toBe(false);
    expect(isDiaSemAgenda('2026-08-11', [proprio])).toBe(true);
    expect(isDiaSemAgenda('2026-08-11', [{ ...proprio, usos: ['prazo'] }])).toBe(false);
    expect(isDiaSemAgenda('2026-12-21', [])).toBe(true);
  });

  it('says why: the holiday before the recess', () =>
    expect(
      ['2026-11-02', '2026-12-25', '2026-12-28', '2026-11-03'].map((data) => nomeDoDiaSemAgenda(data, [])),
    ).toEqual([...['Finados', 'Natal', 'Recesso forense', null]]));

  it('the recess goes from 20/12 to 20/01, both days in it', () =>
    expect(['2026-12-19', '2026-12-20', '2027-01-20', '2027-01-21'].map(isRecessoForense)).toEqual([
      false,
      true,
      true,
      false,
    ]));
});
