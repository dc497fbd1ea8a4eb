import { expect, it } from 'vitest';
import { ApiError, isApiError, refusalOf, toApiError } from './errors.ts';

it('a refusal of ours keeps code, text and fields', () => {
  const error = refusalOf(409, {
    ...{ code: 'despesas.duplicada', message: 'Duplicada.' },
    data: { campos: { item: 'x' }, id: 'r1' },
  });
  expect([error.code, error.kind, error.message, error.campos, error.data.id]).toEqual([
    'despesas.duplicada',
    'conflict',
    'Duplicada.',
    { item: 'x' },
    'r1',
  ]);
});

it("a library's English text and a proxy's page are not shown", () => {
  const library = refusalOf(500, { code: 'INTERNAL_SERVER_ERROR', message: 'Internal Server Error' });
  expect(library.message).toBe('Algo deu errado. Tente novamente.');
  for (const content of [null, undefined, '<h1>Bad gateway</h1>', { message: 'no code' }]) {
    const { code, kind, message } = refusalOf(502, content);
    expect([code, kind]).toEqual(['http_502', 'unavailable']);
    expect(message).toMatch(/^O sistema está indisponível/);
  }
});

it('no answer at all is a lost connection, whose outcome is uncertain', () => {
  const error = toApiError(new TypeError('Failed to fetch'));
  expect(isApiError(error) && [error.kind, error.uncertain]).toEqual(['network', true]);
});

it('a wrong password does not end the session, a missing session does', () => {
  expect(new ApiError({ code: 'conta.credenciais', status: 401 }).endsSession).toBe(false);
  expect(new ApiError({ code: 'plataforma.nao_autenticado', status: 401 }).endsSession).toBe(true);
});
