import { expect, it } from 'vitest';
import { startFailure } from './boot.ts';
import { ConfigError } from './platform/config/read-env.ts';

const failed = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each([
  [new ConfigError(['PORT: não é uma porta.']), /PORT: não é uma porta/],
  [failed('EADDRINUSE'), /porta já está em uso/],
  [failed('EACCES'), /não pode abrir a porta/],
  [failed('EADDRNOTAVAIL'), /HOST/],
  [failed('ECONNREFUSED'), /conectar ao banco de dados \(ECONNREFUSED\).*DATABASE_URL/],
  [failed('ENOTFOUND', 'getaddrinfo ENOTFOUND banco'), /\(ENOTFOUND\)/],
  [failed('28P01', 'password authentication failed for user "sede_app"'), /\(28P01\).*senha/],
  [failed('3D000'), /nome do banco/],
  [new AggregateError([failed('ECONNREFUSED')], ''), /conectar ao banco de dados/],
])('%s keeps the start, in words', (error, words) => expect(startFailure(error)).toMatch(words));

it('what nobody foresaw is told with its stack', () => {
  expect(startFailure(new TypeError('x'))).toBeNull();
  expect(startFailure(failed('23505'))).toBeNull();
});
