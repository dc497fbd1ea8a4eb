import { expect, test } from 'vitest';
import { efeitoNoCaixa, erroLados, textoNoCaixa } from './transferencia.rules.ts';

test.each([
  ['bank to bank leaves the till alone', 'a', 'b', null],
  ['bank to the till puts money into it', 'a', null, 100],
  ['the till to a bank takes it out', null, 'b', -100],
])('%s', (_, idContaOrigem, idContaDestino, efeito) => {
  expect(efeitoNoCaixa({ idContaOrigem, idContaDestino, valor: 100 })).toBe(efeito);
  expect(erroLados({ idContaOrigem, idContaDestino })).toBeNull();
});

test.each([null, 'a'])('from %j to itself is no transfer', (lado) => {
  expect(erroLados({ idContaOrigem: lado, idContaDestino: lado })).toBe('Escolha um destino diferente da origem.');
});

test('the till says where the money came from, where it went, and why', () => {
  expect(textoNoCaixa(1, 'BRB', null)).toBe('Transferência de BRB');
  expect(textoNoCaixa(1, 'BRB', 'Troco')).toBe('Transferência de BRB: Troco');
  expect(textoNoCaixa(-1, 'BRB', null)).toBe('Depósito em BRB');
});
