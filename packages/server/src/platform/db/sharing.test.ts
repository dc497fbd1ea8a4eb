import { expect, it } from 'vitest';
import { createSharing } from './sharing.ts';

/** Work that begins and ends when it is told to. */
function rig() {
  const share = createSharing();
  const works: { signal: AbortSignal; begin(): void; answer(value: unknown): void; fail(error: Error): void }[] = [];
  const nobody = new AbortController().signal;
  const ask = (key: string, signal = nobody) =>
    share<unknown>(key, signal, (ending, begun) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      works.push({ signal: ending, begin: begun, answer: resolve, fail: reject });
      ending.addEventListener('abort', () => reject(ending.reason), { once: true });
      return promise;
    });
  const work = (at: number) => {
    const one = works[at];
    if (!one) throw new Error(`no work ${at}`);
    return one;
  };
  return { ask, works, work };
}

it('who asks the same before it begins is given the same answer, who asks after that a later one', async () => {
  const { ask, works, work } = rig();
  const [a, b, other] = [ask('x'), ask('x'), ask('y')];
  expect(works).toHaveLength(2);
  work(0).begin();
  const late = ask('x');
  expect(works).toHaveLength(3);
  work(0).answer(1);
  work(1).answer(2);
  work(2).answer(3);
  expect(await Promise.all([a, b, other, late])).toEqual([1, 1, 2, 3]);
});

it('what ended without having begun is asked anew', async () => {
  const { ask, works, work } = rig();
  const failed = [ask('x'), ask('x')];
  work(0).fail(new Error('lost'));
  for (const one of failed) await expect(one).rejects.toThrow('lost');
  const again = ask('x');
  expect(works).toHaveLength(2);
  work(1).answer('now');
  expect(await again).toBe('now');
});

it('is given up with the last who waits, not with the first; a newcomer then begins anew', async () => {
  const { ask, works, work } = rig();
  const [first, last] = [new AbortController(), new AbortController()];
  const asked = [ask('x', first.signal), ask('x', last.signal)].map((one) => one.catch(() => 'left'));
  first.abort(new Error('gone'));
  expect(work(0).signal.aborted).toBe(false);
  last.abort(new Error('gone'));
  expect(work(0).signal.aborted).toBe(true);
  const next = ask('x');
  expect(works).toHaveLength(2);
  work(1).answer('anew');
  expect(await next).toBe('anew');
  expect(await Promise.all(asked)).toEqual(['left', 'left']);
  // Nobody who has left waits.
  expect(() => ask('x', first.signal)).toThrow('gone');
});
