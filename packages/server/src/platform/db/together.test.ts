import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import type { Tx } from './db.ts';
import { isRetryable, isUniqueViolation } from './errors.ts';
import { createPool } from './pool.ts';
import { together } from './together.ts';

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
  await banco.ownerPool.query(`create table letra (id int primary key, nome text);
    grant all on letra to public`);
});
beforeEach(() => banco.ownerPool.query(`truncate letra; insert into letra values (1, 'a'), (2, 'b')`));
afterAll(() => banco.drop());

const insert = (tx: Tx, id: number) => sql`insert into letra values (${id}::int, 'x')`.execute(tx);
const count = async (tx: Tx) => (await sql<{ n: number }>`select count(*)::int as n from letra`.execute(tx)).rows[0]?.n;
const settled = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'ok' : one.reason));
const nomes = async () =>
  (await banco.ownerPool.query('select nome from letra order by id')).rows.map((row) => row.nome);

describe('statements that leave together', () => {
  it('are worked through in the order in which they were begun, each seeing what those before it wrote', async () => {
    const seen = await banco.db.transaction().execute(async (tx) => {
      const all = await together(tx);
      return Promise.all([count(all), insert(all, 3), count(all), insert(all, 4), count(all)]);
    });
    expect([seen[0], seen[2], seen[4]]).toEqual([2, 3, 4]);
  });

  it('wait for no answer: the last is sent before the first is answered', async () => {
    const pool = createPool({ url: banco.appUrl, max: 1 });
    const client = await pool.connect();
    const answered: string[] = [];
    const slow = client.query('select pg_sleep(0.05)').then(() => answered.push('slow'));
    const quick = client.query('select $1::int', [1]).then(() => answered.push('quick'));
    // Both are on their way, none waits in the client's own queue.
    expect(client).toMatchObject({ _queryQueue: [] });
    await Promise.all([slow, quick]);
    expect(answered).toEqual(['slow', 'quick']);
    client.release();
    await pool.end();
  });

  it('fail together, each with the error of the one that failed first', async () => {
    const failing = banco.db.transaction().execute(async (tx) => {
      const all = await together(tx);
      const results = await settled([insert(all, 9), insert(all, 1), insert(all, 5), count(all)]);
      expect(results[0]).toBe('ok');
      expect(results.slice(1).map((error) => isUniqueViolation(error))).toEqual([true, true, true]);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await nomes()).toEqual(['a', 'b']);
  });

  it('tell a deadlock as one, whichever of them asks first', async () => {
    const change = (tx: Tx, id: number) => sql`update letra set nome = 'z' where id = ${id}::int`.execute(tx);
    let held = 0;
    let bothHold: () => void;
    const both = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const crossing = ([first, second]: readonly [number, number]) =>
      banco.db.transaction().execute(async (tx) => {
        await change(tx, first);
        held += 1;
        if (held === 2) bothHold();
        await both;
        const all = await together(tx);
        return Promise.all([change(all, second), count(all), count(all)]);
      });
    const results = await settled([crossing([1, 2]), crossing([2, 1])]);
    const [lost] = results.filter((one) => one !== 'ok');
    expect(results).toContain('ok');
    expect(isRetryable(lost)).toBe(true);
  });

  it('need a transaction that is not over', async () => {
    let late: Tx | undefined;
    await banco.db.transaction().execute(async (tx) => {
      late = await together(tx);
      await count(late);
    });
    await expect(sql`select 1`.execute(late as Tx)).rejects.toThrow(/committed/);
  });
});

describe('a transaction', () => {
  it('begins with its first statement, and is one from there on', async () => {
    const failing = banco.db.transaction().execute(async (tx) => {
      await insert(tx, 3);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await nomes()).toEqual(['a', 'b']);
  });

  it('without a statement begins and ends all the same, and leaves its connection usable', async () => {
    expect(await banco.db.transaction().execute(async () => 'nothing')).toBe('nothing');
    expect(await banco.db.transaction().execute((tx) => count(tx))).toBe(2);
  });

  it('whose first statement fails is told its error, and the connection is clean again', async () => {
    await expect(banco.db.transaction().execute((tx) => insert(tx, 1))).rejects.toSatisfy((error) =>
      isUniqueViolation(error),
    );
    expect(await banco.db.transaction().execute((tx) => count(tx))).toBe(2);
  });
});
