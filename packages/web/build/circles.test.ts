import { expect, it } from 'vitest';
import { circleAmong } from './circles.ts';

const among = (imports: Record<string, string[]>) => circleAmong(new Map(Object.entries(imports)));

it('two chunks that import each other are found, and so is a longer way round', () => {
  expect(among({ a: ['b'], b: ['a'] })).toEqual(['a', 'b', 'a']);
  expect(among({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
});

it('what many import is no circle', () => {
  expect(among({ page: ['shell', 'list'], list: ['shell'], shell: [], other: ['list', 'shell'] })).toBeNull();
});
