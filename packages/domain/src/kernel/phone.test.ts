import { expect, test } from 'vitest';
import { formatPhone, hrefOfPhone, isOldMobile, isPhone, normaliseMobile, normalisePhone } from './phone.ts';

test.each([
  ['(61) 99999-9999', '+5561999999999'],
  ['(61)99999-9999', '+5561999999999'],
  ['61999999999', '+5561999999999'],
  ['+55 61 99999-9999', '+5561999999999'],
  ['5561999999999', '+5561999999999'],
  ['061999999999', '+5561999999999'],
  ['0 41 61 99999-9999', '+5561999999999'],
  ['(61) 3333-3333', '+556133333333'],
  ['(55) 3333-3333', '+555533333333'],
  ['0 41 61 3333-3333', '+556133333333'],
])('%s is kept as %s', (text, stored) => expect(normalisePhone(text)).toBe(stored));

test.each([
  '(20) 99999-9999',
  '(61) 89999-9999',
  '(61) 9999-9999',
  '(61) 1333-3333',
  '99999-9999',
  '0800 123 4567',
  '+1 202 555 0100',
  '(61) 3333-3333 ramal 2',
  '',
])('%j is no telephone', (text) => expect(isPhone(text)).toBe(false));

test('an old mobile of eight digits is told, not completed', () => {
  expect(isOldMobile('(61) 9999-9999')).toBe(true);
  expect(isOldMobile('(61) 3333-3333')).toBe(false);
});

test('both kinds are written with their own mask', () => {
  expect(formatPhone('+5561999999999')).toBe('(61) 99999-9999');
  expect(formatPhone('6133333333')).toBe('(61) 3333-3333');
  expect(formatPhone('ramal 2')).toBe('ramal 2');
});

test.each([
  ['(61) 99999-8888', '+5561999998888'],
  ['+5561999998888', '+5561999998888'],
  ['(61) 3333-4444', null],
  ['(20) 99999-8888', null],
  ['6199999888', null],
  ['', null],
])('the mobile %j is %j', (text, stored) => expect(normaliseMobile(text)).toBe(stored));

test.each([
  ['+5561999998888', 'tel:+5561999998888'],
  ['(61) 3333-4444', 'tel:+556133334444'],
  ['0800 123 4567', 'tel:08001234567'],
])('%j is dialled by %j', (text, href) => expect(hrefOfPhone(text)).toBe(href));
