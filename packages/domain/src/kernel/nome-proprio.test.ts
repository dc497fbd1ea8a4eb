import { describe, expect, it } from 'vitest';
import { nomeProprio } from './nome-proprio.ts';

describe('names all in capitals', () => {
  it.each([
    ['MARIA DA SILVA E SOUZA', 'Maria da Silva e Souza'],
    ['ÂNGELA D’ÁVILA', 'Ângela D’Ávila'],
    ["JOSÉ SANT'ANA-PIRES", "José Sant'Ana-Pires"],
    ['PEDRO ALCÂNTARA II', 'Pedro Alcântara II'],
    ['DA SILVA', 'Da Silva'],
    ['Maria da SILVA', 'Maria da SILVA'],
    ['maria', 'maria'],
    ['ANA', 'ANA'],
    ['', ''],
  ])('%s', (typed, shown) => expect(nomeProprio(typed)).toBe(shown));
});
