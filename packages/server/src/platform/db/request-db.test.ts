import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createReads, heavy, type Reads, readPageRows, readSum } from './request-db.ts';

const AT_ONCE = 2;
const PAGES_AT_ONCE = 5;
let banco: TestDatabase;
let reads: Reads;
beforeAll(async () => {
  banco = await testDatabase();
  await banco.ownerPool.query('create sequence vezes; grant usage on sequence vezes to public');
  reads = createReads({ control: banco.pool, embedded: false, pool: { url: banco.appUrl } });
});
beforeEach(async () => {
  await banco.ownerPool.query('alter sequence vezes restart');
});
afterAll(async () => {
  await reads.close();
  await banco.drop();
});

/** Every connection works until `end`: those for heavy reads, or those for pages. */
async function busy(which: 'sums' | 'pages' = 'sums') {
  const owner = await banco.ownerPool.connect();
  await owner.query('select pg_advisory_lock(103)');
  const working = Array.from({ length: which === 'sums' ? AT_ONCE : PAGES_AT_ONCE }, () => {
    const db = reads.during(new AbortController().signal);
    return sql`select pg_advisory_xact_lock_shared(103)`.execute(which === 'sums' ? heavy(db) : db);
  });
  return async () => {
    await owner.query('select pg_advisory_unlock(103)');
    owner.release();
    await Promise.all(working);
  };
}

const count = (signal = new AbortController().signal, step = 1) =>
  readSum(reads.during(signal), sql<{ n: number }>`select nextval('vezes')::int * ${step}::int as n`).then(
    ({ rows }) => rows[0]?.n,
  );

it('the same count, asked by several requests while it waits for a connection, is executed once', async () => {
  const end = await busy();
  const gone = new AbortController();
  const left = count(gone.signal);
  const asked = [count(), count()];
  const other = count(undefined, 10);
  gone.abort(new Error('gone'));
  await end();
  const [first, second] = await Promise.all(asked);
  expect([second, await left]).toEqual([first, first]);
  // Two connections are free at once: either of the two statements comes first.
  expect([first, await other]).toEqual(first === 1 ? [1, 20] : [2, 10]);
  // Asked after that it is counted anew.
  expect(await count()).toBe(3);
});

it('nobody left who waits for it: it is not executed', async () => {
  const end = await busy();
  const gone = new AbortController();
  const left = count(gone.signal).catch((error: Error) => error.message);
  gone.abort(new Error('gone'));
  expect(await left).toBe('gone');
  await end();
  expect(await count()).toBe(1);
});

it('the same page, asked by several before it begins, is read once; each has rows of their own; other values are another page', async () => {
  const page = (of: number) =>
    readPageRows(
      reads.during(new AbortController().signal),
      sql<{ n: number }>`
      select nextval('vezes')::int + ${of}::int as n`,
    ).then(({ rows }) => rows);
  const end = await busy('pages');
  const asked = [page(0), page(0), page(100)];
  await end();
  const [first = [], second = [], other = []] = await Promise.all(asked);
  expect(second).toEqual(first);
  expect(second[0]).not.toBe(first[0]);
  expect([first[0]?.n, other[0]?.n].toSorted()).toEqual(first[0]?.n === 1 ? [1, 102] : [101, 2]);
  // Asked after that it is read anew; in the same instant by two, once.
  expect([await page(0), await Promise.all([page(0), page(0)])]).toEqual([[{ n: 3 }], [[{ n: 4 }], [{ n: 4 }]]]);
});
