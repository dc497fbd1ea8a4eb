import { describe, expect, it } from 'vitest';
import { readNumeroCnj } from './cnj.leitura.ts';
import { digitosDe, formatNumeroCnj, isNumeroCnj } from './cnj.rules.ts';
import { TRIBUNAIS } from './tribunais.ts';

describe('a case number of the CNJ', () => {
  it.each([
    ['0000002-65.2005.4.05.8100', 2005, 'TRF5'],
    ['1023344-75.2021.4.01.3400', 2021, 'TRF1'],
  ])('%s holds and names year and court', (numero, ano, sigla) => {
    expect(isNumeroCnj(digitosDe(numero))).toBe(true);
    expect(readNumeroCnj(numero)).toMatchObject({ ano, tribunal: { sigla } });
    expect(formatNumeroCnj(digitosDe(numero))).toBe(numero);
  });

  it('fails with any one digit changed, and with two neighbours swapped', () => {
    const digitos = digitosDe('1023344-75.2021.4.01.3400');
    for (let i = 0; i < digitos.length; i++) {
      for (let d = 0; d <= 9; d++) {
        if (String(d) === digitos[i]) continue;
        expect(isNumeroCnj(digitos.slice(0, i) + d + digitos.slice(i + 1))).toBe(false);
      }
      const [a = '', b = ''] = digitos.slice(i, i + 2);
      if (a !== b && b !== '') expect(isNumeroCnj(digitos.slice(0, i) + b + a + digitos.slice(i + 2))).toBe(false);
    }
  });

  it('is made of twenty digits: others are left as they were typed', () => {
    expect(isNumeroCnj('')).toBe(false);
    expect(isNumeroCnj('2021.34.00.012345-6')).toBe(false);
    expect(formatNumeroCnj('2021.34.00.012345-6')).toBe('2021.34.00.012345-6');
    expect(readNumeroCnj('1023344-76.2021.4.01.3400')).toBeNull();
  });
});

/** A valid number of that branch and court. */
function numeroDe(j: string, tr: string): string {
  const sem = `00000012020${j}${tr}0001`;
  const dd = String(98n - (BigInt(`${sem}00`) % 97n)).padStart(2, '0');
  return sem.slice(0, 7) + dd + sem.slice(7);
}

describe('the courts', () => {
  it.each([
    ['1', '00', 'STF'],
    ['3', '00', 'STJ'],
    ['4', '06', 'TRF6'],
    ['5', '10', 'TRT10'],
    ['6', '07', 'TRE-DF'],
    ['7', '03', 'STM'],
    ['8', '07', 'TJDFT'],
    ['8', '26', 'TJSP'],
    ['8', '27', 'TJTO'],
    ['9', '13', 'TJMMG'],
  ])('%s.%s is %s', (j, tr, sigla) => expect(readNumeroCnj(numeroDe(j, tr))?.tribunal?.sigla).toBe(sigla));

  it('that the annex does not have are none', () => {
    expect(readNumeroCnj(numeroDe('4', '07'))?.tribunal).toBeNull();
    expect(readNumeroCnj(numeroDe('9', '07'))?.tribunal).toBeNull();
  });

  it('are all there, each once', () => {
    // STF, CNJ, STJ, CJF, 6 TRF, TST, CSJT, 24 TRT, TSE, 27 TRE, STM, 27 TJ, 3 TJM.
    expect(TRIBUNAIS).toHaveLength(4 + 6 + 2 + 24 + 1 + 27 + 1 + 27 + 3);
    expect(new Set(TRIBUNAIS.map(({ sigla }) => sigla)).size).toBe(TRIBUNAIS.length);
  });
});
