import { expect, test } from 'vitest';
import { idDaFatia, inputsOf, OUTROS } from './fatias.ts';

const ids = ['Outro', 'Gasto com pessoal', '', null];

test.each([
  ['Outro', { centroCusto: ['Outro'] }],
  ['', { semCentroCusto: true }],
  [null, { excetoCentros: ['Outro', 'Gasto com pessoal'], semCentroCusto: false }],
])('the slice %j asks %j', (id, inputs) => expect(inputsOf('centroCusto', { id }, ids)).toEqual(inputs));

test("without expenses that have no cost centre, 'Outros' asks only for what is not among the largest", () =>
  expect(inputsOf('itemDespesa', { id: null }, ['a', null])).toEqual({ excetoItens: ['a'] }));

test('every slice has a name of its own in the address', () => {
  expect(new Set(ids.map((id) => idDaFatia({ id }))).size).toBe(ids.length);
  expect(idDaFatia({ id: null })).toBe(OUTROS);
});
