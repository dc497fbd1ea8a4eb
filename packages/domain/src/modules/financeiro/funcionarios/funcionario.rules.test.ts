import { expect, it } from 'vitest';
import { erroNascimento, normaliseCelular } from './funcionario.rules.ts';

it.each([
  ['(61) 99999-8888', '+5561999998888'],
  ['61999998888', '+5561999998888'],
  ['+5561999998888', '+5561999998888'],
  ['(61) 3333-4444', null],
  ['(20) 99999-8888', null],
  ['6199999888', null],
  ['', null],
])('the mobile %j is %j', (text, stored) => expect(normaliseCelular(text)).toBe(stored));

it.each([
  ['2026-11-21', null],
  ['2026-11-22', 'A data de nascimento não pode ser futura.'],
])('born on %s, today 21/11/2026: %j', (data, message) => expect(erroNascimento(data, '2026-11-21')).toBe(message));
