import { describe, expect, it } from 'vitest';
import { senhaObvia } from './senha.rules.ts';

const textos = [
  'Sindicato dos Servidores do Legislativo de Brasília',
  'SINTESTE',
  'Maria José Souza',
  'mj.souza@sinteste.org.br',
];

describe('a password that anybody would try first', () => {
  it.each([
    ['sindicato2026'],
    ['Sindicato@2026'],
    ['2026sindicato'],
    ['SINTESTE#123'],
    ['câmara2026'],
    ['camara-dos-deputados'],
    ['Senado.Federal.1'],
    ['tcu20262026'],
    ['mariasouza1985'],
    ['José Souza 85'],
    ['mj.souza@sinteste.org.br'],
    ['mjsouza1985'],
    ['sindicatobrasilia'],
    ['S1ndic@to2026'],
    ['sede12345'],
    ['15031985'],
  ])('%s is one', (senha) => {
    expect(senhaObvia(senha, textos)).toBe(true);
  });

  it.each([
    ['sindicato da amendoeira 7'],
    ['amendoeira-7-vento'],
    ['ladrilho-azul-de-brasilia'],
    ['camarao-na-moranga'],
    ['7#2!9?4&1%'],
    ['Brasiliense1'],
  ])('%s is none', (senha) => {
    expect(senhaObvia(senha, textos)).toBe(false);
  });

  it('words that overlap in every way cost no time', () => {
    const took = () => {
      const inicio = performance.now();
      expect(senhaObvia(`${'a'.repeat(127)}b`, ['aaa aaaa aaaaa aaaaaa'])).toBe(false);
      return performance.now() - inicio;
    };
    // The best of some: others may hold the machine meanwhile.
    expect(Math.min(...Array.from({ length: 5 }, took))).toBeLessThan(200);
  });
});
