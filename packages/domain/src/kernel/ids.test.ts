import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('ids are uuid v7 that sort in the order of their making', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.every((id) => isId(id) && id.charAt(14) === '7')).toBe(true);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(1000);
});

test.each(['', '1', '../x', '019AA000-0000-7000-8000-000000000000', '019aa000000070008000000000000000', 7, null])(
  '%j is no id',
  (value) => expect(isId(value)).toBe(false),
);
