import { platformErrors } from '@sede/domain/kernel';
import pg from 'pg';
import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

const driver = (code: string, message: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

it.each([
  [platformErrors.indisponivel(), platformErrors.indisponivel().message],
  [new Error('Não há nada no período.'), 'Não há nada no período.'],
  [driver('57014', 'canceling statement due to statement timeout'), /demorou demais/],
  [driver('57P01', 'terminating connection due to administrator command'), /não respondeu/],
  [new Error('Connection terminated unexpectedly'), /não respondeu/],
  [driver('42703', 'column "x" does not exist'), /Erro inesperado/],
  [Object.assign(new Error('ENOENT: no such file, open /srv/dados/x'), { code: 'ENOENT' }), /Erro inesperado/],
  [Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }), /espaço no disco/],
  [Object.assign(new Error('Access Denied'), { $metadata: {} }), /Erro inesperado/],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), /Erro inesperado/],
  ['x', /Erro inesperado/],
])('%s is told in words for people', (error, words) => {
  expect(failureWords(error)).toMatch(words);
});
