import { expect, it } from 'vitest';
import { whatIsLeftOut } from './whatFits.ts';

const parts = [
  { key: 'periodo', width: 180, rank: 0 },
  { key: 'situacao', width: 100, rank: 12 },
  { key: 'centro', width: 140, rank: 1 },
];
const room = (width: number, more = 60) => ({ width, gap: 8, more });

it('all stay where all fit, and then nothing stands for others', () => {
  expect(whatIsLeftOut(parts, room(444))).toEqual([]);
  expect(whatIsLeftOut([], room(0))).toEqual([]);
});
it('the last in rank goes first, and the button takes its own room', () => {
  expect(whatIsLeftOut(parts, room(443))).toEqual(['situacao']);
  expect(whatIsLeftOut(parts, room(395))).toEqual(['situacao', 'centro']);
});
it('where nothing fits all are left out', () => {
  expect(whatIsLeftOut(parts, room(100)).sort()).toEqual(['centro', 'periodo', 'situacao']);
});
