import { expect, it } from 'vitest';
import { assuntoDaPauta, linhasDaPauta } from './pauta.rules.ts';

it.each([
  [1, 'Pauta de 23/11: 1 tema com novidades'],
  [4, 'Pauta de 23/11: 4 temas com novidades'],
])('of %i themes', (n, assunto) => expect(assuntoDaPauta('2026-11-23', n)).toBe(assunto));

it.each([
  [0, []],
  [5, ['1', '2', '3', '4', '5']],
  [6, ['1', '2', '3', '4', 'e mais 2 novidades']],
])('of %i pieces of news at most five lines', (n, linhas) =>
  expect(linhasDaPauta(Array.from({ length: n }, (_, i) => String(i + 1)))).toEqual(linhas),
);
