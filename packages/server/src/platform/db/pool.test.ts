import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { checkDatabase } from './database-checks.ts';
import { isConnectionError, isForeignKeyViolation, isTimeout, isUniqueViolation } from './errors.ts';
import { createPool } from './pool.ts';

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
  await banco.ownerPool.query(`
    create table pai (id int primary key);
    create table filho (pai_id int constraint filho_pai references pai (id), nome_curto text constraint filho_nome unique);
    insert into pai values (1); insert into filho values (1, 'a')`);
});
afterAll(() => banco.drop());

describe('values from the database', () => {
  it('keep dates as dates, instants as ISO text, bigint as exact numbers, decimals as text', async () => {
    const { rows } = await banco.pool.query(`
      select date '2026-01-31' as dia, array[date '2026-01-31', null] as dias,
        timestamptz '2026-11-20 16:07:25.38-03' as instante, timestamptz '2026-11-20 19:07:25+00' as inteiro,
        9007199254740991::bigint as grande, array[1::bigint] as grandes, 1.10::numeric as decimal, '{"a_b": 1}'::jsonb as json`);
    expect(rows[0]).toEqual({
      dia: '2026-01-31',
      dias: ['2026-01-31', null],
      instante: '2026-11-20T19:07:25.380Z',
      inteiro: '2026-11-20T19:07:25.000Z',
      grande: 9007199254740991,
      grandes: [1],
      decimal: '1.10',
      json: { a_b: 1 },
    });
  });

  it('are refused rather than rounded beyond 2^53', async () => {
    await expect(banco.pool.query('select 9007199254740993::bigint')).rejects.toThrow(/beyond 2\^53/);
  });

  it('have camelCase names outside, and jsonb keeps its own keys', async () => {
    const { rows } = await sql`select 'x' as nome_curto, '{"a_b": 1}'::jsonb as dado_bruto`.execute(banco.db);
    expect(rows[0]).toEqual({ nomeCurto: 'x', dadoBruto: { a_b: 1 } });
  });

  it('come as plain objects, whatever the columns are called; of two with one name the last counts', async () => {
    const { rows } = await sql`select 1 as "__proto__", 2 as a_b, 3 as "aB", 4 as "x""y", null as nada
      union all select 5, 6, 7, 8, 'y'`.execute(banco.db);
    expect(rows.map((row) => Object.entries(row as object))).toEqual([
      [
        ['_Proto__', 1],
        ['aB', 3],
        ['x"y', 4],
        ['nada', null],
      ],
      [
        ['_Proto__', 5],
        ['aB', 7],
        ['x"y', 8],
        ['nada', 'y'],
      ],
    ]);
    expect((await sql`select 1 as a where false`.execute(banco.db)).rows).toEqual([]);
    const deleted = await sql`delete from filho where nome_curto = 'nobody'`.execute(banco.db);
    expect([deleted.rows, deleted.numAffectedRows]).toEqual([[], 0n]);
  });
});

describe('the pool', () => {
  it('prepares a statement from its second time on', async () => {
    const one = createPool({ url: banco.appUrl, max: 1 });
    const count = async () =>
      (await one.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n;
    await one.query('select $1::int + 41 as v', [1]);
    expect(await count()).toBe(0);
    for (const v of [1, 2, 3]) {
      expect((await one.query('select $1::int + 41 as v', [v])).rows).toEqual([{ v: v + 41 }]);
    }
    expect(await count()).toBe(1);
    // The count of a whole list has no parameters.
    for (const _ of [1, 2]) expect((await one.query('select 42 as v', [])).rows).toEqual([{ v: 42 }]);
    expect(await count()).toBe(2);
    for (const _ of [1, 2, 3]) await one.query('select 1; select 2', []);
    expect(await count()).toBe(2);
    await one.end();
  });

  it('outlives connections that the server cut, and names that failure', async () => {
    const one = createPool({ url: banco.ownerUrl, max: 1 });
    await one.query('select 1');
    const cut = one.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(cut.catch(isConnectionError)).resolves.toBe(true);
    expect((await one.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
    await one.end();
    const nowhere = createPool({ url: 'postgresql://a:b@127.0.0.1:1/c' });
    await expect(nowhere.query('select 1').catch(isConnectionError)).resolves.toBe(true);
  });

  it('ends a statement that runs too long', async () => {
    const client = await banco.pool.connect();
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
    expect((await client.query('show search_path')).rows[0]?.search_path).toMatch(/public, ?auth/);
    await client.query(`set statement_timeout = '20ms'`);
    await expect(client.query('select pg_sleep(5)').catch(isTimeout)).resolves.toBe(true);
    client.release(true);
  });
});

describe('the database’s refusals', () => {
  it('are told apart by constraint', async () => {
    const twice = await banco.pool.query(`insert into filho values (1, 'a')`).catch((error: unknown) => error);
    expect(isUniqueViolation(twice, 'filho_nome')).toBe(true);
    expect(isUniqueViolation(twice, 'outra')).toBe(false);
    const orphan = await banco.pool.query(`insert into filho values (9, 'b')`).catch((error: unknown) => error);
    expect(isForeignKeyViolation(orphan, 'filho_pai')).toBe(true);
    const inUse = await banco.pool.query('delete from pai').catch((error: unknown) => error);
    expect(isForeignKeyViolation(inUse, 'filho_pai')).toBe(true);
  });
});

describe('the doctor', () => {
  it('finds nothing wrong with the program’s role', async () => {
    expect(await checkDatabase(banco.appUrl)).toEqual([]);
  });

  it('names a database that a newer program has prepared', async () => {
    await banco.ownerPool.query(
      `insert into sede.migracoes (numero, nome, checksum) values (9000, '9000_nova.sql', 'x')`,
    );
    try {
      expect(await checkDatabase(banco.appUrl)).toEqual([
        expect.objectContaining({ fatal: true, problem: expect.stringContaining('9000_nova.sql') }),
      ]);
    } finally {
      await banco.ownerPool.query('delete from sede.migracoes where numero = 9000');
    }
  });

  it('refuses a program that works as the owner of the audit trail', async () => {
    const findings = await checkDatabase(banco.ownerUrl);
    expect(findings.some((finding) => finding.fatal && finding.problem.includes('é dono da tabela auditoria'))).toBe(
      true,
    );
  });
});
