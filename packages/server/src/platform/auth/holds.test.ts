import { expect, it } from 'vitest';
import { createHolds } from './holds.ts';

it('so many tries are held in all and of one address; the next is refused until one is let go', async () => {
  const waiting: (() => void)[] = [];
  const hold = createHolds(() => new Promise((resolve) => waiting.push(resolve)), { inAll: 3, perAddress: 2 });
  const outcomes: string[] = [];
  const tryFrom = async (address: string) => void outcomes.push(`${address} ${await hold(address, 1000)}`);
  const tries = [tryFrom('a'), tryFrom('a')];
  await tryFrom('a');
  expect(outcomes).toEqual(['a false']);
  tries.push(tryFrom('b'));
  await tryFrom('c');
  expect(outcomes).toEqual(['a false', 'c false']);
  waiting.shift()?.();
  await tries[0];
  tries.push(tryFrom('c'));
  await tryFrom('b');
  expect(outcomes).toEqual(['a false', 'c false', 'a true', 'b false']);
  for (const letGo of waiting) letGo();
  await Promise.all(tries);
  expect(outcomes.slice(4).toSorted()).toEqual(['a true', 'b true', 'c true']);
});
