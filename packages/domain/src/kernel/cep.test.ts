import { expect, test } from 'vitest';
import { formatCep, isCep, normaliseCep } from './cep.ts';

test.each([
  ['70160-900', '70160900'],
  ['70160900', '70160900'],
  ['70.160-900', '70160900'],
  ['01001-000', '01001000'],
])('%s is kept as %s', (text, stored) => expect(normaliseCep(text)).toBe(stored));

test.each(['7016090', '701609000', '70160_900', 'abcde-fgh', ''])('%j is no CEP', (text) => {
  expect(isCep(text)).toBe(false);
});

test('shown with its hyphen', () => {
  expect(formatCep('70160900')).toBe('70160-900');
  expect(formatCep('?')).toBe('?');
});
