import { VALOR_EXCESSIVO, VALOR_ILEGIVEL, VALOR_MAXIMO } from '@sede/domain/kernel';
import { expect, test } from 'vitest';
import {
  amountText,
  amountValue,
  INTEIRO_ILEGIVEL,
  integerText,
  integerValue,
  PERCENTUAL_ILEGIVEL,
  percentText,
  percentValue,
} from './typedNumber.ts';

/** Key by key, as a person types. */
const typed = (text: string) =>
  [...text].reduce((before, key) => amountText({ before, now: before + key, inputType: 'insertText', data: key }), '');
const pasted = (text: string) => amountText({ before: '', now: text, inputType: 'insertFromPaste' });

test.each([
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  ['1.234', 123_400],
  ['R$ 1.234,56', 123_456],
  [' 10,00 ', 10_00],
  ['12,', 12_00],
  ['0', 0],
  ['-1', -100],
  ['-R$ 1,00', -100],
  ['9.999.999.999.999,99', VALOR_MAXIMO],
  ['', null],
])('%j pasted is %j centavos', (text, centavos) => expect(amountValue(pasted(text))).toBe(centavos));

test.each([
  ['1,234.56', VALOR_ILEGIVEL],
  ['12.34', VALOR_ILEGIVEL],
  ['0,005', VALOR_ILEGIVEL],
  ['1e3', VALOR_ILEGIVEL],
  ['９９', VALOR_ILEGIVEL],
  ['abc', VALOR_ILEGIVEL],
  ['1234567890123456', VALOR_EXCESSIVO],
  ['10.000.000.000.000,00', VALOR_EXCESSIVO],
])('%j pasted stays as it came and is no amount', (text, value) => {
  expect(pasted(text)).toBe(text);
  expect(amountValue(pasted(text))).toBe(value);
});

test.each([
  ['1.234,56', '1.234,56', 123_456],
  ['1234,5', '1234,5', 123_450],
  ['1,239', '1,23', 123],
  ['-12', '-12', -12_00],
  ['1e3', '1e3', VALOR_ILEGIVEL],
  ['1+1', '1+1', VALOR_ILEGIVEL],
  ['1a2', '12', 12_00],
  ['12.34', '12.34', VALOR_ILEGIVEL],
  ['1,234.56', '1,23.', VALOR_ILEGIVEL],
  [',5', '0,5', 50],
])('%j typed leaves %j in the field: %j centavos', (keys, text, centavos) => {
  expect(typed(keys)).toBe(text);
  expect(amountValue(typed(keys))).toBe(centavos);
});

test('a whole text inserted as if it were a key is taken as pasted', () => {
  const filled = amountText({ before: '', now: '1e3', inputType: 'insertText', data: '1e3' });
  expect(amountValue(filled)).toBe(VALOR_ILEGIVEL);
  expect(integerValue(integerText({ before: '', now: '-3', inputType: 'insertText', data: '-3' }, 3))).toBe(-3);
});

test('a key in a text that was refused does not make another amount of it', () => {
  const now = amountText({ before: '1,234.56', now: '1,234.567', inputType: 'insertText' });
  expect(amountValue(now)).toBe(VALOR_ILEGIVEL);
  expect(amountValue(amountText({ before: now, now: '1,234.5', inputType: 'deleteContentBackward' }))).toBe(
    VALOR_ILEGIVEL,
  );
});

test.each([
  ['12', 12],
  ['', null],
  ['0', 0],
  ['-2', -2],
  ['361', 361],
  ['1,5', INTEIRO_ILEGIVEL],
  ['1.5', INTEIRO_ILEGIVEL],
  ['1e2', INTEIRO_ILEGIVEL],
  ['doze', INTEIRO_ILEGIVEL],
])('%j pasted as a count is %j', (text, value) =>
  expect(integerValue(integerText({ before: '', now: text, inputType: 'insertFromPaste' }, 3))).toBe(value),
);

test.each([
  ['1.5', INTEIRO_ILEGIVEL],
  ['1,5', INTEIRO_ILEGIVEL],
  ['-2', -2],
  ['1e2', INTEIRO_ILEGIVEL],
  ['12x', 12],
  ['3601', 360],
])('%j typed as a count is %j', (keys, value) => {
  const text = [...keys].reduce(
    (before, key) => integerText({ before, now: before + key, inputType: 'insertText' }, 3),
    '',
  );
  expect(integerValue(text)).toBe(value);
});

test.each([
  ['4,65', '4,65', 46_500],
  ['1,', '1,', 10_000],
  ['11', '11', 110_000],
  ['1.5', '1.5', PERCENTUAL_ILEGIVEL],
  ['-1', '-1', PERCENTUAL_ILEGIVEL],
  ['101', '101', PERCENTUAL_ILEGIVEL],
  ['1a,5', '1,5', 15_000],
  ['', '', null],
])('%j typed leaves %j in the field of a rate: %j', (keys, text, value) => {
  const left = [...keys].reduce(
    (before, key) => percentText({ before, now: before + key, inputType: 'insertText', data: key }),
    '',
  );
  expect([left, percentValue(left)]).toEqual([text, value]);
});

test('a rate is pasted with its sign', () => {
  expect(percentValue(percentText({ before: '', now: ' 4,65 % ', inputType: 'insertFromPaste' }))).toBe(46_500);
});
