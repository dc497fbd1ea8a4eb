import { describe, expect, it } from 'vitest';
import { applyMask, bareOf, caretAfter } from './mask.ts';

const CPF = '999.999.999-99';
const CNPJ = 'AA.AAA.AAA/AAAA-99';

describe('masks while typing', () => {
  it.each([
    [CPF, '', ''],
    [CPF, '529', '529'],
    [CPF, '5299', '529.9'],
    [CPF, '52998224725', '529.982.247-25'],
    [CNPJ, '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['(99) 99999-9999', '61999998888', '(61) 99999-8888'],
    ['99/99/9999', '2011', '20/11'],
  ])('%s shows %j as %j', (mask, bare, shown) => expect(applyMask(mask, bare)).toBe(shown));
  it('takes a pasted value with or without its mask, and nothing beyond it', () => {
    expect(bareOf(CPF, ' 529.982.247-25 99')).toBe('52998224725');
    expect(bareOf(CNPJ, '12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
  it('refuses letters where only digits stand', () => {
    expect(bareOf(CPF, '5a2b9')).toBe('529');
    expect(bareOf(CNPJ, '12ABC34501DEXX')).toBe('12ABC34501DE');
  });
  it('keeps the caret after the character that was typed', () => {
    expect(caretAfter('529.982', 4)).toBe(5);
    expect(caretAfter('529.982', 0)).toBe(0);
    expect(caretAfter('529', 9)).toBe(3);
  });
});
