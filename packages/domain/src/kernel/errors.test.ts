import { expect, test } from 'vitest';
import { defineErrors, HTTP_STATUS, SedeError } from './errors.ts';
import { platformErrors } from './platform-errors.ts';

const errors = defineErrors('despesas', {
  duplicada: { kind: 'conflict', message: 'Despesa duplicada.' },
  deixadas: { kind: 'rule', message: ({ n }: { n: number }) => `${n} despesas ficaram de fora.` },
});

test('an error carries its code, kind, text and fields', () => {
  const error = errors.duplicada({ campos: { numeroDocumento: 'Repetido.' }, data: { id: '1' } });
  expect(error).toBeInstanceOf(SedeError);
  expect(error).toMatchObject({
    code: 'despesas.duplicada',
    kind: 'conflict',
    message: 'Despesa duplicada.',
    campos: { numeroDocumento: 'Repetido.' },
    data: { id: '1' },
  });
});

test('a text may depend on values', () => {
  expect(errors.deixadas({ values: { n: 3 } }).message).toBe('3 despesas ficaram de fora.');
  // @ts-expect-error -- the text needs its values
  expect(() => errors.deixadas()).toThrow();
});

test('the code is known without making an error, for the contract', () => {
  expect(errors.duplicada.code).toBe('despesas.duplicada');
});

test('two people editing one record: the text of the spec', () => {
  const error = platformErrors.versao_conflito({ values: { nome: 'Ana', hora: '14:05' } });
  expect(error.message).toBe('Este registro foi alterado por Ana às 14:05.');
  expect(HTTP_STATUS[error.kind]).toBe(409);
});

test.each([
  ['nao_autenticado', 401],
  ['sem_permissao', 403],
  ['nao_encontrado', 404],
  ['invalido', 400],
  ['versao_conflito', 409],
  ['em_uso', 409],
  ['repetido', 409],
  ['idempotencia_divergente', 422],
  ['corpo_grande', 413],
  ['tipo_nao_suportado', 415],
  ['limite', 429],
  ['indisponivel', 503],
  ['consulta_demorada', 503],
  ['encerrando', 503],
  ['sem_espaco', 507],
  ['sem_espaco_anexos', 507],
  ['interno', 500],
  ['host_desconhecido', 404],
  ['csrf', 403],
] as const)('%s answers %i', (key, status) => {
  expect(HTTP_STATUS[platformErrors[key].kind]).toBe(status);
  expect(platformErrors[key].code).toBe(`plataforma.${key}`);
});
