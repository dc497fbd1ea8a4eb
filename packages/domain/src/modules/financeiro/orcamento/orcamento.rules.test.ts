import { VALOR_ACIMA_DO_LIMITE, VALOR_INVALIDO, VALOR_MAXIMO, VALOR_NEGATIVO, VALOR_ZERO } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import {
  diferenca,
  foraDaPrevisao,
  readAjuste,
  readColuna,
  readPrevisao,
  situacaoUso,
  sumFiguras,
  textoUsado,
} from './orcamento.rules.ts';

const figuras = (previsto: number | null, realizado: number, aLiquidar = 0, comprometido = 0) => ({
  ...{ previsto, realizado, comprometido, aLiquidar },
});

describe('what is used of a forecast', () => {
  it.each([
    [figuras(100_00, 0), 'dentro', '0,0%', 100_00],
    [figuras(100_00, 90_00), 'dentro', '90,0%', 10_00],
    [figuras(100_00, 90_05), 'perto', '90,1%', 9_95],
    [figuras(100_00, 100_00), 'perto', '100,0%', 0],
    [figuras(100_00, 100_01), 'acima', '100,0%', -1],
    [figuras(300, 100), 'dentro', '33,3%', 200],
    [figuras(300, 200), 'dentro', '66,7%', 100],
    [figuras(100_00, -5_00), 'dentro', '-5,0%', 105_00],
    [figuras(null, 0), 'sem', '—', 0],
    [figuras(null, 1), 'fora', '—', -1],
    [figuras(null, 0, 1), 'fora', '—', 0],
    [figuras(VALOR_MAXIMO, VALOR_MAXIMO), 'perto', '100,0%', 0],
  ] as const)('%j is %s, %s, %i left', (row, situacao, texto, resta) => {
    expect([situacaoUso(row), textoUsado(row), diferenca(row)]).toEqual([situacao, texto, resta]);
  });

  it('sums rows; no forecast at all stays none', () => {
    const rows = [figuras(100, 40, 7, 3), figuras(null, 5, 1), figuras(20, 0)];
    expect(sumFiguras(rows)).toEqual({ previsto: 120, realizado: 45, comprometido: 3, aLiquidar: 8 });
    expect(sumFiguras([figuras(null, 1)]).previsto).toBeNull();
    expect(foraDaPrevisao(rows)).toEqual([rows[1]]);
  });
});

describe('a cell that is typed or pasted', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['R$ 10', 10_00],
    ['9999999999999,99', VALOR_MAXIMO],
  ])('%j is %j', (text, valor) => {
    expect(readPrevisao(text)).toEqual({ valor });
  });
  it.each([
    ['abc', VALOR_INVALIDO],
    ['1,234.56', VALOR_INVALIDO],
    ['1234.56', VALOR_INVALIDO],
    ['0,005', VALOR_INVALIDO],
    ['1e3', VALOR_INVALIDO],
    ['９９', VALOR_INVALIDO],
    ['=1+1', VALOR_INVALIDO],
    ['-', VALOR_INVALIDO],
    ['-1', VALOR_NEGATIVO],
    ['-1.234,56', VALOR_NEGATIVO],
    ['0', VALOR_ZERO],
    ['0,00', VALOR_ZERO],
    ['1234567890123456', VALOR_ACIMA_DO_LIMITE],
    ['10.000.000.000.000,00', VALOR_ACIMA_DO_LIMITE],
  ])('%j is refused: %s', (text, erro) => {
    expect(readPrevisao(text)).toEqual({ erro });
  });

  it('a column is lines, the last one ended or not; one value alone is no column', () => {
    expect(readColuna('1\r\n\r\n3\r\n')).toEqual(['1', '', '3']);
    expect(readColuna('1\n2')).toEqual(['1', '2']);
    expect(readColuna('1')).toBeNull();
    expect(readColuna('1\n')).toBeNull();
    expect(readColuna('1\t2')).toEqual(['1\t2']);
  });

  it.each([
    ['', null],
    ['0', 0],
    ['-0', 0],
    ['4,5', 450],
    ['-10%', -1000],
    ['+3,25 %', 325],
    ['999,99', 99_999],
    ['1000', null],
    ['4.5', null],
    ['1e1', null],
  ])('adjustment %j is %j hundredths of a per cent', (text, value) => {
    expect(readAjuste(text)).toBe(value);
  });
});
