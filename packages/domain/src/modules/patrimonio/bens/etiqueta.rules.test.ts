import { expect, it } from 'vitest';
import {
  FORMATOS_DE_ETIQUETA,
  folhasDeEtiquetas,
  lugarDaEtiqueta,
  PAPEIS_DE_ETIQUETA,
  posicaoNoPapel,
} from './etiqueta.rules.ts';

const onde = (primeira: number, n: number) => {
  const { folha, x, y } = lugarDaEtiqueta('a4', primeira, n);
  return [folha, Number(x.toFixed(2)), Number(y.toFixed(2))];
};

it.each([
  [1, 0, [0, 7.2, 8.8]],
  [1, 1, [0, 73.24, 8.8]],
  [1, 2, [0, 139.28, 8.8]],
  [1, 3, [0, 7.2, 34.2]],
  [1, 32, [0, 139.28, 262.8]],
  [1, 33, [1, 7.2, 8.8]],
  [5, 0, [0, 73.24, 34.2]],
  [33, 0, [0, 139.28, 262.8]],
  [33, 1, [1, 7.2, 8.8]],
  [33, 34, [2, 7.2, 8.8]],
])('begun at %i, label %i stands at %j of A4', (primeira, n, lugar) => {
  expect(onde(primeira, n)).toEqual(lugar);
});

it.each(PAPEIS_DE_ETIQUETA)('every label of %s is whole on its page, over no other', (papel) => {
  const { pagina, etiqueta, colunas, linhas, passoX, passoY } = FORMATOS_DE_ETIQUETA[papel];
  const ultima = lugarDaEtiqueta(papel, 1, colunas * linhas - 1);
  expect(ultima.folha).toBe(0);
  expect(ultima.x + etiqueta.largura).toBeLessThanOrEqual(pagina.largura);
  expect(ultima.y + etiqueta.altura).toBeLessThanOrEqual(pagina.altura);
  expect(passoX).toBeGreaterThanOrEqual(etiqueta.largura);
  expect(passoY).toBeGreaterThanOrEqual(etiqueta.altura);
  // What is left over is the same on both sides, to the printer's half millimetre.
  const primeira = lugarDaEtiqueta(papel, 1, 0);
  expect(Math.abs(pagina.largura - ultima.x - etiqueta.largura - primeira.x)).toBeLessThan(0.5);
  expect(Math.abs(pagina.altura - ultima.y - etiqueta.altura - primeira.y)).toBeLessThan(0.5);
});

it('a roll has one label a page, wherever the sheet was to begin', () => {
  expect(posicaoNoPapel('rolo', 33)).toBe(1);
  expect(lugarDaEtiqueta('rolo', 33, 4)).toEqual({ folha: 4, x: 0, y: 0 });
});

it.each([
  ['a4', 1, 0, 0],
  ['a4', 1, 33, 1],
  ['a4', 2, 33, 2],
  ['a4', 33, 1, 1],
  ['a4', 33, 1000, 32],
  ['rolo', 1, 12, 12],
] as const)('%s from %i with %i labels is %i pages', (papel, primeira, quantas, folhas) => {
  expect(folhasDeEtiquetas(papel, primeira, quantas)).toBe(folhas);
});
