import { describe, expect, it } from 'vitest';
import { addDays, diaUtilAte, diffDays, isDiaUtil, isFeriadoBancario, pascoa } from './index.ts';

const anos = Array.from({ length: 2100 - 1900 + 1 }, (_, index) => 1900 + index);
/** Easter by its definition, from the church's tables of moons: another way than the formula under test. */
function pascoaPelasTabelas(ano: number): string {
  const ouro = (ano % 19) + 1;
  const seculo = Math.floor(ano / 100) + 1;
  const solar = Math.floor((3 * seculo) / 4) - 12;
  const lunar = Math.floor((8 * seculo + 5) / 25) - 5;
  const domingo = Math.floor((5 * ano) / 4) - solar - 10;
  let epacta = (((11 * ouro + 20 + lunar - solar) % 30) + 30) % 30;
  if ((epacta === 25 && ouro > 11) || epacta === 24) epacta += 1;
  let dia = 44 - epacta;
  if (dia < 21) dia += 30;
  dia = dia + 7 - ((domingo + dia) % 7);
  return addDays(`${ano}-03-01`, dia - 1);
}

describe('Easter', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('of %i is %s', (ano, dia) => expect(pascoa(ano)).toBe(dia));

  it('is that of the tables in every year from 1900 to 2100', () => {
    for (const ano of anos) expect(pascoa(ano), String(ano)).toBe(pascoaPelasTabelas(ano));
  });
});

describe('a bank holiday', () => {
  // As the banks' federation published them.
  it.each([
    [2024, '01-01 02-12 02-13 03-29 04-21 05-01 05-30 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2025, '01-01 03-03 03-04 04-18 04-21 05-01 06-19 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2026, '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2023, '01-01 02-20 02-21 04-07 04-21 05-01 06-08 09-07 10-12 11-02 11-15 12-25'],
  ])('of %i is one of its list, and no other day is', (ano, lista) => {
    const found: string[] = [];
    for (let dia = `${ano}-01-01`; dia <= `${ano}-12-31`; dia = addDays(dia, 1)) {
      if (isFeriadoBancario(dia)) found.push(dia.slice(5));
    }
    expect(found).toEqual(lista.split(' '));
  });

  it('moves with Easter to 2100: Carnival on Monday and Tuesday, Corpus Christi on Thursday', () => {
    for (const ano of anos) {
      for (const dias of [-48, -47, -2, 60]) expect(isFeriadoBancario(addDays(pascoa(ano), dias))).toBe(true);
      // Ash Wednesday is none.
      expect(isFeriadoBancario(addDays(pascoa(ano), -46))).toBe(false);
    }
  });
});

describe('a business day', () => {
  it.each([
    ['2026-11-19', '2026-11-19'],
    // Friday, Consciência Negra.
    ['2026-11-20', '2026-11-19'],
    // Sunday; Saturday before.
    ['2026-12-20', '2026-12-18'],
    ['2026-02-17', '2026-02-13'],
    // Ash Wednesday: banks open at noon.
    ['2026-02-18', '2026-02-18'],
    ['2027-01-01', '2026-12-31'],
    ['2026-04-05', '2026-04-02'],
    ['1900-01-01', '1900-01-01'],
  ])('up to %s is %s', (data, util) => expect(diaUtilAte(data)).toBe(util));

  it('is at most five days back, in every month to 2100; weekends are Saturday and Sunday', () => {
    for (const ano of anos.slice(1)) {
      for (let mes = 1; mes <= 12; mes++) {
        for (const dia of [1, 10, 20]) {
          const data = `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
          const util = diaUtilAte(data);
          expect(isDiaUtil(util)).toBe(true);
          expect(diffDays(util, data)).toBeLessThanOrEqual(5);
          expect([0, 6]).not.toContain(new Date(`${util}T00:00:00Z`).getUTCDay());
        }
      }
    }
  });
});
