import { describe, expect, it } from 'vitest';
import { decimalParaBanco, formatDecimal, normaliseDecimalTyping, readDecimal } from './decimal.rules.ts';

describe('a decimal', () => {
  it.each([
    ['80', '80'],
    ['1.234,5', '1234,5'],
    ['1234,50', '1234,5'],
    [' 007,0 ', '7'],
    ['0', '0'],
    ['0,000001', '0,000001'],
    ['999.999.999.999.999,999999', '999999999999999,999999'],
  ])('%j is read as %j', (text, valor) => expect(readDecimal(text)).toEqual({ valor }));

  it.each(['', '1,234.5', '12.5', '1.23', '1e3', '-1', '+1', '1,', ',5', 'R$ 1', '80%', '１２', 'NaN', 'Infinity'])(
    '%j is none',
    (text) => expect(readDecimal(text)).toEqual({ erro: 'Número inválido.' }),
  );

  it('keeps of the keys digits and one comma', () => {
    expect(normaliseDecimalTyping('1.234,5a,6')).toBe('1234,56');
    expect(normaliseDecimalTyping('0012')).toBe('12');
    expect(normaliseDecimalTyping(',5')).toBe('0,5');
    expect(normaliseDecimalTyping('12345678901234567,12345678')).toBe('123456789012345,123456');
    expect(normaliseDecimalTyping('abc')).toBe('');
  });

  it('is shown with dots, and so is one as the database writes it', () => {
    expect(formatDecimal('1234567,5')).toBe('1.234.567,5');
    expect(formatDecimal('-1234,00')).toBe('-1.234,00');
    expect(formatDecimal('80')).toBe('80');
    expect(formatDecimal('1234.5')).toBe('1.234,5');
    expect(formatDecimal('4', 2)).toBe('4,00');
    expect(decimalParaBanco('1234,5')).toBe('1234.5');
  });
});
