import { expect, test } from 'vitest';
import { idDaFatia, inputsOf, OUTROS } from './financeiro.fatias.ts';

const ids = ['Outro', 'Gasto com pessoal', '', null];
const CENTRO = { rotulo: 'Centro de custo', so: 'centroCusto', exceto: 'excetoCentros', sem: 'semCentroCusto' };
const ITEM = { rotulo: 'Item', so: 'idItemDespesa', exceto: 'excetoItens' };
const TIPO = { rotulo: 'Tipo', so: 'tipo' };

test.each([
  ['Outro', { centroCusto: ['Outro'] }],
  ['', { semCentroCusto: true }],
  [null, { excetoCentros: ['Outro', 'Gasto com pessoal'], semCentroCusto: false }],
])('the slice %j asks %j', (id, inputs) => expect(inputsOf(CENTRO, { id }, ids)).toEqual(inputs));

test("without expenses that have no cost centre, 'Outros' asks only for what is not among the largest", () =>
  expect(inputsOf(ITEM, { id: null }, ['a', null])).toEqual({ excetoItens: ['a'] }));

test('a field of few words has no others', () => {
  expect(inputsOf(TIPO, { id: 'Ordinária' }, ['Ordinária', 'Extraordinária'])).toEqual({ tipo: ['Ordinária'] });
  expect(inputsOf(TIPO, { id: null }, ['Ordinária'])).toEqual({});
});

test('every slice has a name of its own in the address', () => {
  expect(new Set(ids.map((id) => idDaFatia({ id }))).size).toBe(ids.length);
  expect(idDaFatia({ id: null })).toBe(OUTROS);
});
