import { describe, expect, it } from 'vitest';
import { descricaoDoCargo, idadeComData, idadeCurta, markAtual, umAtual } from './autoridade.rules.ts';

const NADA = { dataNascimento: null, idadeInformada: null, idadeAno: null };

describe('an authority’s age', () => {
  it.each([
    ['2026-02-13', '53 anos'],
    ['2026-02-14', '54 anos'],
    ['2027-02-13', '54 anos'],
    ['1973-02-14', '1 ano'],
  ])('on %s, born on 14/02/1972, is %s', (hoje, idade) =>
    expect(idadeCurta({ ...NADA, dataNascimento: '1972-02-14' }, hoje)).toBe(idade),
  );

  it('is the birth date’s where there is one, whatever was said before', () =>
    expect(idadeComData({ dataNascimento: '1972-02-14', idadeInformada: 80, idadeAno: 2022 }, '2026-11-20')).toBe(
      '54 anos (14/02/1972)',
    ));

  it('that was only said is told with its year, if that is known', () => {
    expect(idadeComData({ ...NADA, idadeInformada: 58, idadeAno: 2022 }, '2026-11-20')).toBe(
      '58 anos (informada em 2022)',
    );
    expect(idadeCurta({ ...NADA, idadeInformada: 58 }, '2026-11-20')).toBe('58 anos');
    expect(idadeCurta(NADA, '2026-11-20')).toBeNull();
    expect(idadeComData({ ...NADA, dataNascimento: '2030-01-01' }, '2026-11-20')).toBeNull();
  });
});

describe('the current mandate', () => {
  const cargos = [
    { cargo: 'Senadora', atual: true },
    { cargo: 'Deputada', atual: false },
  ];
  it('is one: ticking another unticks it', () => {
    expect(markAtual(cargos, 1).map(({ atual }) => atual)).toEqual([false, true]);
    expect(markAtual(cargos, null).some(({ atual }) => atual)).toBe(false);
    expect(umAtual(markAtual(cargos, 1))).toBe(true);
    expect(umAtual(cargos.map((cargo) => ({ ...cargo, atual: true })))).toBe(false);
  });

  it('is described by what is known of it', () => {
    expect(descricaoDoCargo({ cargo: 'Senadora', tempo: '2023 a 2031', colegioEleitoral: 'Pernambuco' })).toBe(
      'Senadora · 2023 a 2031 · Colégio eleitoral: Pernambuco',
    );
    expect(descricaoDoCargo({ cargo: 'Ministra', tempo: null, colegioEleitoral: null })).toBe('Ministra');
  });
});
