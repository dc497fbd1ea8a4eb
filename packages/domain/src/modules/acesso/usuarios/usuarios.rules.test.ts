import { describe, expect, it } from 'vitest';
import { lerEmail, lerPapeis, papeisAvisados, podeDeixarDeSerGestor } from './usuarios.rules.ts';

describe('the last gestor_sistema', () => {
  it.each([
    [{ gestor: true, desabilitado: false }, 1, false],
    [{ gestor: true, desabilitado: false }, 2, true],
    [{ gestor: false, desabilitado: false }, 1, true],
    // A disabled one is not counted among the active: it is not the last.
    [{ gestor: true, desabilitado: true }, 1, true],
  ])('%o with %i active: may go = %s', (usuario, ativos, esperado) => {
    expect(podeDeixarDeSerGestor(usuario, ativos)).toBe(esperado);
  });
});

it('role names are trimmed, taken once, and unknown ones are told apart', () => {
  expect(lerPapeis([' aprovador', 'aprovador', 'chefe', ''])).toEqual({
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
  expect(lerEmail(texto)).toBe(esperado);
});
