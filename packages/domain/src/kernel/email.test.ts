import { expect, test } from 'vitest';
import { emailProprio, isEmail, isPlaceholderEmail, normaliseEmail } from './email.ts';

test.each(['ana@sede.org.br', ' Ana.Silva+x@Camara.Leg.BR ', "d'avila@tcu.gov.br", 'a@b.co'])('%s is valid', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ana',
  'ana@',
  '@sede.org',
  'ana@sede',
  'ana @sede.org',
  'ana@sede..org',
  '.ana@sede.org',
  'ana.@sede.org',
  'ana@-sede.org',
  'ana@sede.org,bia@sede.org',
  'ana@sede.org\nbcc: x@y.zz',
  'ána@sede.org',
  `${'a'.repeat(65)}@sede.org`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.org`,
])('%j is refused', (text) => expect(isEmail(text)).toBe(false));

test('kept trimmed and in lower case', () => expect(normaliseEmail(' Ana@Sede.Org ')).toBe('ana@sede.org'));

test.each([
  ['joao@substituir', true],
  ['joao@SUBSTITUIR.com', true],
  ['joao@mail.substituir', true],
  ['substituir@sede.org', false],
  ['joao@naosubstituir.com', false],
  ['', false],
])('%s as a placeholder: %s', (text, placeholder) => {
  expect(isPlaceholderEmail(text)).toBe(placeholder);
  expect(emailProprio(text)).toBe(placeholder ? null : text);
});
