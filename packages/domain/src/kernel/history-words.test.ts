import { expect, it } from 'vitest';
import { actionText } from './history-words.ts';

it('names what was done as staff call it, never by its technical name', () => {
  const own = { liquidar: 'Liquidação' };
  expect(actionText({ operacao: 'despesas.liquidar', acao: 'alterar' }, own)).toBe('Liquidação');
  expect(actionText({ operacao: 'despesas.liquidar', acao: 'alterar' })).toBe('Alteração');
  expect(actionText({ operacao: 'eventos.habilitar', acao: 'alterar' }, own)).toBe('Habilitação');
  expect(actionText({ operacao: 'beneficiarios.update', acao: 'alterar' }, own)).toBe('Alteração');
  expect(actionText({ operacao: null, acao: 'criar' })).toBe('Registro criado');
  expect(actionText({ operacao: 'contratos.update', acao: 'excluir', parte: true })).toBe('Exclusão');
  expect(actionText({ operacao: 'despesas.liquidar', acao: 'criar', parte: true }, own)).toBe('Liquidação');
});

it('speaks of the row that an operation on another record made, where its table has words', () => {
  const termo = { criar: 'Termo emitido', papel: 'Termo assinado em papel' };
  const own = { alocar: 'Alocação' };
  expect(actionText({ operacao: 'fluxos.create', acao: 'criar', parte: true }, {}, termo)).toBe('Termo emitido');
  expect(actionText({ operacao: 'bens.alocar', acao: 'criar', parte: true }, own, termo)).toBe('Termo emitido');
  expect(actionText({ operacao: 'termos.papel', acao: 'criar', parte: true }, own, termo)).toBe(termo.papel);
  expect(actionText({ operacao: 'bens.alocar', acao: 'alterar', parte: true }, own, termo)).toBe('Alocação');
});
