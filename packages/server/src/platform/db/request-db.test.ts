import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createReads, heavy, type Reads, readShared } from './request-db.ts';

const AT_ONCE = 2;
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

/** Every connection for heavy reads works until `end`. */
async function busy() {
  const owner = await banco.ownerPool.connect();
  await owner.query('select pg_advisory_lock(103)');
  const working = Array.from({ length: AT_ONCE }, () => {
    const db = heavy(reads.during(new AbortController().signal));
    return sql`select pg_advisory_xact_lock_shared(103)`.execute(db);
  });
  return async () => {
    await owner.query('select pg_advisory_unlock(103)');
    owner.release();
    await Promise.all(working);
  };
}

const count = (signal = new AbortController().signal, step = 1) =>
  readShared(reads.during(signal), sql<{ n: number }>`select nextval('vezes')::int * ${step}::int as n`).then(
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
