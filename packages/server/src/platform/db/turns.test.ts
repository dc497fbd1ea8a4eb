import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const waits = () => new AbortController();

it('so many at once, the others in their order; who leaves is passed over', async () => {
  const turns = createTurns(2);
  const [first, second] = [await turns.take(waits().signal), await turns.take(waits().signal)];
  const order: string[] = [];
  const impatient = waits();
  const left = turns.take(impatient.signal).catch((error: unknown) => error);
  const wait = (name: string) =>
    turns.take(waits().signal).then((end) => {
      order.push(name);
      return end;
    });
  const [third, fourth] = [wait('third'), wait('fourth')];
  impatient.abort('left');
  expect(await left).toBe('left');
  expect([order, turns.ahead()]).toEqual([[], 2]);
  first();
  first();
  (await third)();
  second();
  (await fourth)();
  expect(order).toEqual(['third', 'fourth']);
  expect(turns.ahead()).toBeNull();
  const gone = waits();
  gone.abort('gone');
  await expect(turns.take(gone.signal)).rejects.toBe('gone');
  const both = [await turns.take(waits().signal), await turns.take(waits().signal)];
  expect(both).toHaveLength(2);
});
