import { expect, it } from 'vitest';
import { ApiError, isApiError, messageOf, toApiError } from './errors.ts';

const refusal = (code: string, status: number, message: string, data?: unknown) =>
  Object.assign(new Error(message), { code, status, data });

it('a refusal of ours keeps code, text and fields', () => {
  const error = toApiError(refusal('despesas.duplicada', 409, 'Duplicada.', { campos: { item: 'x' }, id: 'r1' }));
  expect(isApiError(error) && [error.code, error.kind, error.message, error.campos, error.data.id]).toEqual([
    'despesas.duplicada',
    'conflict',
    'Duplicada.',
    { item: 'x' },
    'r1',
  ]);
});

it("a library's English text is not shown", () => {
  expect(messageOf(toApiError(refusal('INTERNAL_SERVER_ERROR', 500, 'Internal Server Error')))).toBe(
    'Algo deu errado. Tente novamente.',
  );
});

it('no answer at all is a lost connection, whose outcome is uncertain', () => {
  const error = toApiError(new TypeError('Failed to fetch'));
  expect(isApiError(error) && [error.kind, error.uncertain]).toEqual(['network', true]);
});

it('a wrong password does not end the session, a missing session does', () => {
  expect(new ApiError({ code: 'conta.credenciais', status: 401 }).endsSession).toBe(false);
  expect(new ApiError({ code: 'plataforma.nao_autenticado', status: 401 }).endsSession).toBe(true);
});
