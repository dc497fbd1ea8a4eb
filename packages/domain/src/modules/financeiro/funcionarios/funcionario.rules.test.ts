import { expect, it } from 'vitest';
import { erroNascimento } from './funcionario.rules.ts';

it.each([
  ['2026-11-21', null],
  ['2026-11-22', 'A data de nascimento não pode ser futura.'],
])('born on %s, today 21/11/2026: %j', (data, message) => expect(erroNascimento(data, '2026-11-21')).toBe(message));
