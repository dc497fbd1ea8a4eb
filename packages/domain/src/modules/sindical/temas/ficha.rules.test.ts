import { expect, it } from 'vitest';
import { temasSugeridos, textoDasPosicoes } from './ficha.rules.ts';

it('one position is its word, several are counted, none is said', () => {
  const favor = { posicao: 'Favorável', quantas: 2 } as const;
  expect(textoDasPosicoes([])).toBe('Não informada');
  expect(textoDasPosicoes([favor])).toBe('Favorável');
  expect(textoDasPosicoes([favor, { posicao: 'Contrário', quantas: 1 }])).toBe('Favorável (2) · Contrário (1)');
});

it('at most five themes are proposed, of those that are followed still', () => {
  const temas = Array.from({ length: 8 }, (_, n) => ({
    id: String(n),
    situacao: n === 1 ? ('ENCERRADO' as const) : ('EM_ACOMPANHAMENTO' as const),
  }));
  expect(temasSugeridos(temas)).toEqual(['0', '2', '3', '4', '5']);
});
