import { expect, it } from 'vitest';
import { layoutViolations } from './layout.ts';

const tree = (...paths: string[]) => new Map(paths.map((path) => [`packages/${path}`, '']));
const whole = ['domain/src/modules/a/bens/x.ts', 'server/src/modules/a/bens/x.ts', 'web/src/modules/a/bens/x.tsx'];

it('a module in all three trees is right', () => {
  expect(layoutViolations(tree(...whole), {})).toEqual([]);
});

it('a module without its twin is refused', () => {
  expect(layoutViolations(tree(...whole.slice(0, 2)), {})).toEqual([
    expect.stringMatching(/a\/bens: stands in domain, server/),
  ]);
});

it('a listed exception is let through, as long as it is true and has a reason', () => {
  const why = 'a screen only; its operations are the sign-in library’s';
  expect(layoutViolations(tree(...whole.slice(2)), { 'a/bens': { only: ['web'], why } })).toEqual([]);
  expect(layoutViolations(tree(...whole), { 'a/bens': { only: ['web'], why } })).toHaveLength(1);
  expect(layoutViolations(tree(...whole), { 'a/outros': { only: ['web'], why } })).toEqual([
    expect.stringMatching(/no such/),
  ]);
  expect(layoutViolations(tree(...whole.slice(2)), { 'a/bens': { only: ['web'], why: 'so' } })).toEqual([
    expect.stringMatching(/no reason/),
  ]);
});

it('what an area shares carries its name', () => {
  expect(layoutViolations(tree('domain/src/modules/a/a.lists.ts'), {})).toEqual([]);
});

it('a file outside a module and a name with accents are refused', () => {
  expect(layoutViolations(tree('web/src/modules/a/x.ts'), {})).toEqual([expect.stringMatching(/<area>\/<module>/)]);
  const accents = whole.map((path) => path.replace('bens', 'itensDeAção'));
  expect(layoutViolations(tree(...accents), {})).toEqual([expect.stringMatching(/small letters/)]);
});
