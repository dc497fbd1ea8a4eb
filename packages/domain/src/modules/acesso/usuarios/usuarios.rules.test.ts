import { describe, expect, it } from 'vitest';
import { logText } from './usuario.lists.ts';
import { diferenca, papeisAvisados, podeDeixarDeSerGestor, readEmail, readPapeis } from './usuarios.rules.ts';

describe('the last gestor_sistema', () => {
  const gestor = { gestor: true, desabilitado: false, entra: true };
  it.each([
    [gestor, { habilitados: 0, queEntram: 0 }, false],
    [gestor, { habilitados: 1, queEntram: 1 }, true],
    // The other one has not used the invitation yet: nobody could sign in.
    [gestor, { habilitados: 1, queEntram: 0 }, false],
    [{ ...gestor, entra: false }, { habilitados: 1, queEntram: 0 }, true],
    [{ ...gestor, entra: false }, { habilitados: 0, queEntram: 0 }, false],
    [{ ...gestor, gestor: false }, { habilitados: 0, queEntram: 0 }, true],
    // A disabled one is not counted among the active: it is not the last.
    [{ ...gestor, desabilitado: true }, { habilitados: 1, queEntram: 1 }, true],
  ])('%o beside %o: may go = %s', (usuario, outros, esperado) => {
    expect(podeDeixarDeSerGestor(usuario, outros)).toBe(esperado);
  });
});

it('what comes and what goes, each once', () => {
  expect(diferenca(['a', 'b'], ['b', 'c', 'c'])).toEqual({ dar: ['c'], tirar: ['a'] });
});

it.each([
  [{ tipo: 'Login', arquivo: null }, 'Entrou no sistema'],
  [{ tipo: 'report_download', arquivo: 'despesas.xlsx' }, 'Baixou a planilha despesas.xlsx'],
  [{ tipo: 'pesquisa_cpf', arquivo: null }, 'pesquisa_cpf'],
])('the log entry %o reads %s', (entrada, texto) => {
  expect(logText(entrada)).toBe(texto);
});

it('role names are trimmed, taken once, and unknown ones are told apart', () => {
  expect(readPapeis([' aprovador', 'aprovador', 'chefe', ''])).toEqual({
    papeis: ['aprovador'],
    desconhecidos: ['chefe'],
  });
});

it('granting an approver or a finance manager is announced, a reader is not', () => {
  expect(papeisAvisados(['visualizador_financeiro', 'aprovador', 'admin_financeiro'])).toEqual([
    'aprovador',
    'admin_financeiro',
  ]);
});

it.each([
  [' Ana@Sindicato.ORG.br ', 'ana@sindicato.org.br'],
  ['ana', null],
  ['', null],
])('the e-mail %j is kept as %j', (texto, esperado) => {
  expect(readEmail(texto)).toBe(esperado);
});
