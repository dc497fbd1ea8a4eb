import { describe, expect, test } from 'vitest';
import {
  initials,
  initialsQuery,
  likePattern,
  matchesSearch,
  normaliseText,
  searchTerms,
  searchText,
} from './text-search.ts';

test('accents, case and blanks do not count', () => {
  expect(normaliseText('  João\u00a0 DA\tSILVA ')).toBe('joao da silva');
  expect(normaliseText('AÇÃO')).toBe('acao');
});

describe('a search over João Maria da Silva', () => {
  test.each(['', 'joao', 'JOÃO', 'silva joão', 'mar sil', 'jms', 'jmds', 'jm', 'MS', 'j s'])('%j finds', (query) => {
    expect(matchesSearch('João Maria da Silva', query)).toBe(true);
  });
  test.each(['pedro', 'joao pedro', 'jsm', 'js', 'x', 'j_m', '%'])('%j does not find', (query) => {
    expect(matchesSearch('João Maria da Silva', query)).toBe(false);
  });
});

test('the pieces that the server stores and asks with', () => {
  expect(searchText(['João', null, undefined, '', '529.982.247-25', '52998224725'])).toBe(
    'joao 529.982.247-25 52998224725',
  );
  expect(initials('João Maria Silva')).toBe('jms');
  expect(initials('João Maria da Silva')).toBe('jmds jms');
  expect(initials('(Água) e Luz')).toBe('ael al');
  expect(initials('')).toBe('');
  expect(searchTerms(' Luz  luz Água ')).toEqual(['luz', 'agua']);
  expect(searchTerms(Array.from({ length: 50 }, (_, n) => `p${n}`).join(' '))).toHaveLength(10);
  expect(initialsQuery('JMS')).toBe('jms');
  expect(initialsQuery('j m')).toBeNull();
  expect(initialsQuery('j')).toBeNull();
  expect(initialsQuery('j%s')).toBeNull();
});

test("LIKE's own signs are only text", () => expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%'));
