import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

it('keeps commas, colons and slashes readable and leaves out what is empty', () => {
  expect(
    stringifySearch({ situacao: 'aprovada,negada', busca: 'luz & água', pagina: 2, a: '', b: null, c: undefined }),
  ).toBe('?situacao=aprovada,negada&busca=luz+%26+%C3%A1gua&pagina=2');
});

it('reads back what it wrote', () => {
  const search = { busca: 'a+b=c&d #50%', ordem: '-dataVencimento,item' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it('keeps the first of repeated keys', () => expect(parseSearch('?a=1&a=2')).toEqual({ a: '1' }));
