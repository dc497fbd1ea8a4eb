import { expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { createKeyKeeper } from './useSubmit.ts';

const keeper = () => {
  let n = 0;
  return createKeyKeeper(() => `k${++n}`);
};
const lost = new ApiError({ code: 'rede', status: 0 });
const refused = new ApiError({ code: 'despesas.duplicada', status: 409, message: 'Duplicada' });

it('the same submit keeps its key after a lost answer', () => {
  const keys = keeper();
  expect(keys.keyFor({ valor: 1 })).toBe('k1');
  keys.settled(lost);
  expect(keys.keyFor({ valor: 1 })).toBe('k1');
});

it('a submit that was changed after a lost answer is another one', () => {
  const keys = keeper();
  keys.keyFor({ valor: 1 });
  keys.settled(lost);
  expect(keys.keyFor({ valor: 2 })).toBe('k2');
});

it.each([null, refused])('after an answer (%s) the next submit has a new key', (outcome) => {
  const keys = keeper();
  keys.keyFor({ valor: 1 });
  keys.settled(outcome);
  expect(keys.keyFor({ valor: 1 })).toBe('k2');
});
