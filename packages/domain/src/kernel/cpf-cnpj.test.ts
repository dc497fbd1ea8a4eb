import { describe, expect, test } from 'vitest';
import { isCnpj, isCpf, isCpfCnpj } from './cpf-cnpj.ts';
import { formatCnpj, formatCpf, formatCpfCnpj, formatCpfOculto, normaliseCpfCnpj } from './cpf-cnpj-mask.ts';

describe('CPF', () => {
  test.each(['529.982.247-25', '52998224725', '111.444.777-35', ' 11144477735 ', '123.456.789-09'])(
    '%s is valid',
    (text) => expect(isCpf(text)).toBe(true),
  );
  test.each([...'0123456789'].map((digit) => digit.repeat(11)))('%s, all equal, is refused', (text) => {
    expect(isCpf(text)).toBe(false);
  });
  test.each([
    '529.982.247-26',
    '529.982.247-15',
    '5299822472',
    '529982247250',
    'abc52998224725',
    '529 982 247 25',
    '５２９98224725',
    '',
  ])('%j is refused', (text) => expect(isCpf(text)).toBe(false));
});

describe('CNPJ', () => {
  test.each(['12ABC34501DE35', '12.abc.345/01de-35', '00.000.000/0001-91', '11.222.333/0001-81'])(
    '%s is valid',
    (text) => expect(isCnpj(text)).toBe(true),
  );
  test.each([...'0123456789'].map((digit) => digit.repeat(14)))('%s, all equal, is refused', (text) => {
    expect(isCnpj(text)).toBe(false);
  });
  // The check digits of twelve times A are right: only the rule of repetition refuses it.
  test.each(['AAAAAAAAAAAA45', '12ABC34501DE36', '12ABC34501DE25', '12ABC34501DE3A', 'ÁÁABC34501DE35', '12ABC34501DE'])(
    '%s is refused',
    (text) => expect(isCnpj(text)).toBe(false),
  );
});

test('the type decides which of the two is asked for', () => {
  expect(isCpfCnpj('F', '52998224725')).toBe(true);
  expect(isCpfCnpj('J', '52998224725')).toBe(false);
  expect(isCpfCnpj('J', '12ABC34501DE35')).toBe(true);
});

test('stored without mask in upper case, shown with it', () => {
  expect(normaliseCpfCnpj(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
  expect(formatCpf('00012345678')).toBe('000.123.456-78');
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatCpfOculto('52998224725')).toBe('***.982.247-**');
  expect(formatCpfCnpj('52998224725')).toBe('529.982.247-25');
  expect(formatCpfCnpj('11222333000181')).toBe('11.222.333/0001-81');
  expect(formatCpfCnpj('123')).toBe('123');
});
