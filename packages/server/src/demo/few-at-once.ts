/**
 * Work done a few at a time: as many as leave the pool's connections free for each other, also on a slow machine, where one
 * that waits longer than a connection is waited for would end the making of the demonstration.
 */
const AT_ONCE = 4;

/** Starts in the order of `items`; ends when all have, or with the first failure. */
export async function fewAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const run = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}
