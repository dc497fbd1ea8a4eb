import { describe, expect, it } from 'vitest';
import { motivoNaoAnonimizar, motivoNaoBaixar, motivoNaoConfirmar, motivoNaoRecusar } from './pedido-titular.rules.ts';

const HOJE = '2026-11-22';
const fora = { aberta: false, anonimizado: false, ultimoMovimento: '2021-11-22' };

describe('who may be anonymised', () => {
  it.each([
    ['five years to the day', fora, null],
    ['a day short', { ...fora, ultimoMovimento: '2021-11-23' }, 'recente'],
    ['nothing ever happened', { ...fora, ultimoMovimento: null }, null],
    ['a member', { ...fora, aberta: true }, 'filiado'],
    ['once', { ...fora, anonimizado: true }, 'ja_anonimizado'],
  ])('%s', (_, estado, motivo) => expect(motivoNaoAnonimizar(estado, HOJE)).toBe(motivo));
});

describe('who decides', () => {
  const pedido = { tipo: 'anonimizacao', estado: 'aguardando', pedidoPor: 'a' } as const;
  it('takes a second person, once', () => {
    expect(motivoNaoConfirmar(pedido, 'b')).toBeNull();
    expect(motivoNaoConfirmar(pedido, 'a')).toBe('outra_pessoa');
    expect(motivoNaoConfirmar({ ...pedido, estado: 'feito' }, 'b')).toBe('decidido');
    expect(motivoNaoConfirmar({ ...pedido, tipo: 'dossie', estado: 'pronto' }, 'b')).toBe('decidido');
  });
  it('refuses what is not decided, downloads what is ready', () => {
    expect([motivoNaoRecusar(pedido), motivoNaoRecusar({ estado: 'recusado' })]).toEqual([null, 'decidido']);
    expect(motivoNaoBaixar({ tipo: 'dossie', estado: 'pronto', pedidoPor: 'a' })).toBeNull();
    expect(motivoNaoBaixar({ tipo: 'dossie', estado: 'gerando', pedidoPor: 'a' })).toBe('nao_pronto');
    expect(motivoNaoBaixar(pedido)).toBe('nao_pronto');
  });
});
