import { describe, expect, it } from 'vitest';
import {
  achadoDaLeitura,
  motivoNaoDecidirInventario,
  motivoNaoExcluirInventario,
  motivoNaoLerInventario,
  textoDaSaida,
  textoDoResultado,
  textoLido,
  valorDoNumero,
} from './inventario.rules.ts';
import { inventariosMessages } from './inventarios.messages.ts';

const ID = '0192f0aa-1111-7222-8333-444455556666';

describe('what was held before the camera', () => {
  it.each([
    [`https://sede.example.org/patrimonio/bens/${ID}`, { bem: ID }],
    [`http://antigo.local:3000/patrimonio/bens/${ID}/`, { bem: ID }],
    [`https://sede.example.org/patrimonio/bens/${ID.toUpperCase()}?x=1#y`, { bem: ID }],
    [` https://sede.example.org/patrimonio/bens/${ID} `, { bem: ID }],
    [
      `https://sede.example.org/patrimonio/fluxos/${ID}`,
      { numero: `https://sede.example.org/patrimonio/fluxos/${ID}` },
    ],
    ['https://sede.example.org/patrimonio/bens/12', { numero: 'https://sede.example.org/patrimonio/bens/12' }],
    [' 004812 ', { numero: '004812' }],
    ['  ', null],
  ])('%s → %j', (texto, lido) => expect(textoLido(texto)).toEqual(lido));
});

it.each([
  ['004812', '4812'],
  ['0', '0'],
  ['9999999999', '9999999999'],
  ['12345678901', null],
  ['48A', null],
  ['', null],
])('%s counts as %s', (texto, valor) => expect(valorDoNumero(texto)).toBe(valor));

it.each([
  [{ conhecido: false, noEscopo: false, esperado: null, setor: 'A' }, 'desconhecido'],
  [{ conhecido: true, noEscopo: false, esperado: 'A', setor: 'A' }, 'inesperado'],
  [{ conhecido: true, noEscopo: true, esperado: 'A', setor: 'A' }, 'encontrado'],
  [{ conhecido: true, noEscopo: true, esperado: 'A', setor: 'B' }, 'em_outro_setor'],
  [{ conhecido: true, noEscopo: true, esperado: null, setor: 'B' }, 'encontrado'],
  [{ conhecido: true, noEscopo: true, esperado: 'A', setor: null }, 'encontrado'],
])('%j is %s', (leitura, achado) => expect(achadoDaLeitura(leitura)).toBe(achado));

it('is said in words', () => {
  expect(textoDoResultado('fora', 'Marina Alves', true)).toBe('Fora com Marina Alves');
  expect(textoDoResultado('fora', null, false)).toBe('Fora');
  expect(textoDoResultado('em_outro_setor', 'Marina Alves', false)).toBe('Em outro setor');
  expect(textoDoResultado('nao_encontrado', null, true)).toBe('Falta ler');
  expect(textoDoResultado('nao_encontrado', null, false)).toBe('Não encontrado');
  expect(textoDaSaida({ com: 'Marina Alves', previsao: '2026-12-02' })).toBe('Com Marina Alves até 02/12');
  expect(textoDaSaida({ com: 'Marina Alves', previsao: null })).toBe('Com Marina Alves');
  expect(inventariosMessages.semRede(1)).toBe('Sem rede: 1 leitura guardada neste celular');
  expect(inventariosMessages.semRede(2)).toBe('Sem rede: 2 leituras guardadas neste celular');
  expect([0, 1, 7].map(inventariosMessages.faltam)).toEqual(['Nada falta', 'Falta 1', 'Faltam 7']);
});

it('is read while open, decided when closed, and taken back before the first reading', () => {
  const [aberto, encerrado] = [{ encerradoEm: null }, { encerradoEm: '2026-11-20T15:00:00.000Z' }];
  expect([motivoNaoLerInventario(aberto), motivoNaoLerInventario(encerrado)]).toEqual([null, 'encerrado']);
  expect([motivoNaoDecidirInventario(aberto), motivoNaoDecidirInventario(encerrado)]).toEqual(['aberto', null]);
  expect([0, 1].map((leituras) => motivoNaoExcluirInventario({ leituras }))).toEqual([null, 'lido']);
});
