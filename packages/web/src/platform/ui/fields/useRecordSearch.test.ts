import { describe, expect, it } from 'vitest';
import type { RecordSource } from '../list-state/filters.ts';
import { searchState } from './useRecordSearch.ts';

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
