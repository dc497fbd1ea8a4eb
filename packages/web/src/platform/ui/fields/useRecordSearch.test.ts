import { describe, expect, it } from 'vitest';
import type { RecordSource } from '../list-state/filters.ts';
import { emptySearchText, searchState } from './useRecordSearch.ts';

const source: RecordSource = { search: async () => [], resolve: async () => [] };
const options = [{ value: '1', label: 'Aluguel' }];

describe('what a picker offers', () => {
  it('is nothing before the first answer', () =>
    expect(searchState(source, 'alu', null)).toEqual({ options: [], searching: true, failed: false }));
  it('is the answer to what is typed', () =>
    expect(searchState(source, 'alu', { source, text: 'alu', options })).toEqual({
      options,
      searching: false,
      failed: false,
    }));
  it('is nothing of an earlier answer: what was typed since is still being looked for', () =>
    expect(searchState(source, 'alug', { source, text: 'alu', options })).toMatchObject({
      options: [],
      searching: true,
    }));
  it('is nothing of another source, where the same was typed', () =>
    expect(searchState({ ...source }, 'alu', { source, text: 'alu', options }).options).toEqual([]));
  it('is nothing below the letters that a search takes, and nothing is looked for', () =>
    expect(searchState({ ...source, minLetters: 3 }, 'al', null)).toEqual({
      options: [],
      searching: false,
      failed: false,
    }));
  it('says that it could not be asked', () =>
    expect(searchState(source, 'alu', { source, text: 'alu', options: null })).toMatchObject({
      searching: false,
      failed: true,
    }));
});

describe('what a picker says that offers nothing', () => {
  const none = { searching: false, failed: false, text: 'zzz' };
  const named = { minLetters: 3, nothing: 'Nenhum CNPJ encontrado' };
  it.each([
    ['in the words of what is looked for', { ...none, source: named }, 'Nenhum CNPJ encontrado'],
    ['else in general', { ...none, source: {} }, 'Nenhum resultado'],
    [
      'with the letters that a search takes, where there are fewer',
      { ...none, text: 'zz', source: named },
      'Nenhum resultado(Digite pelo menos 3 letras)',
    ],
    ['that it is still looking', { ...none, searching: true, source: named }, 'Buscando…'],
    ['that it could not look', { ...none, failed: true, source: named }, 'Não foi possível buscar. Tente novamente.'],
  ])('%s', (_, state, text) => expect(emptySearchText(state)).toBe(text));
});
