import { expect, it } from 'vitest';
import { inSight, starsAfter } from './sight.ts';

const pages = ['/a', '/b', '/c', '/d', '/e'].map((to) => ({ to, label: to, group: null, icon: null }));
const seen = (stars: string[], open: string) => inSight(pages, stars, open).map(({ to }) => to);

it('three pages stand in sight beside the open one: the starred, then the first of the others, in the menu’s order', () => {
  expect(seen(['/a', '/b', '/c'], '/e')).toEqual(['/a', '/b', '/c']);
  expect(seen(['/e', '/d', '/a'], '/c')).toEqual(['/a', '/d', '/e']);
  expect(seen(['/e', '/d', '/a'], '/d')).toEqual(['/a', '/b', '/e']);
  expect(seen([], '/a')).toEqual(['/b', '/c', '/d']);
});

it('a fourth star takes the place of the oldest; a second press takes one away', () => {
  expect(starsAfter(['/c', '/a', '/b'], '/e')).toEqual(['/a', '/b', '/e']);
  expect(starsAfter(['/c', '/a'], '/a')).toEqual(['/c']);
});
