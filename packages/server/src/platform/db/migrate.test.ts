import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { migrationsDirectory } from './migration-files.ts';

let banco: TestDatabase;
let directory: string;

beforeEach(async () => {
  banco = await testDatabase({ empty: true });
  directory = mkdtempSync(path.join(os.tmpdir(), 'sede-migracoes-'));
});
afterEach(async () => {
  await banco.drop();
  rmSync(directory, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
const run = () => migrate({ ...banco, directory });

describe('migrations', () => {
  it('are applied once, in order, and then found applied', async () => {
    write('0002_b.sql', 'insert into a values (2);');
    write('0001_a.sql', 'create table a (v int);');
    expect(await run()).toEqual({ applied: ['0001_a.sql', '0002_b.sql'] });
    expect(await run()).toEqual({ applied: [] });
    const { rows } = await banco.ownerPool.query('select v from a');
    expect(rows).toEqual([{ v: 2 }]);
  });

  it('run by several processes at the same moment are still applied once', async () => {
    write('0001_a.sql', 'create table a (v int); select pg_sleep(0.1);');
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.flatMap((outcome) => outcome.applied)).toEqual(['0001_a.sql']);
  });

  it('edited after they were applied are refused', async () => {
    write('0001_a.sql', 'create table a (v int);\n');
    await run();
    // Other line ends are no edit: a checkout on Windows has them.
    write('0001_a.sql', 'create table a (v int);\r\n');
    await expect(run()).resolves.toEqual({ applied: [] });
    write('0001_a.sql', 'create table a (v bigint);');
    await expect(run()).rejects.toThrow(/0001_a\.sql foi alterada depois de aplicada/);
  });

  it('of a newer program keep an older one from starting', async () => {
    write('0001_a.sql', 'create table a (v int);');
    write('0002_b.sql', 'create table b (v int);');
    await run();
    rmSync(path.join(directory, '0002_b.sql'));
    await expect(run()).rejects.toThrow(/versão mais nova do Sede \(0002_b\.sql\)/);
  });

  it('renumbered after they were applied are told as such, not as those of a newer program', async () => {
    write('0001_a.sql', 'create table a (v int);');
    write('0005_b.sql', 'create table b (v int);');
    await run();
    rmSync(path.join(directory, '0005_b.sql'));
    write('0004_outra.sql', 'select 1;');
    write('0006_b.sql', 'create table b (v int);');
    await expect(run()).rejects.toThrow(/renumeradas: 0005_b\.sql.* chama-se aqui 0006_b\.sql/);
    // The number belongs to another one now.
    write('0005_c.sql', 'select 1;');
    await expect(run()).rejects.toThrow(/renumeradas: 0005_b\.sql/);
  });

  it('numbered before one that was applied are refused', async () => {
    write('0001_a.sql', 'select 1;');
    write('0003_c.sql', 'select 1;');
    await run();
    write('0002_b.sql', 'select 1;');
    await expect(run()).rejects.toThrow(/0002_b\.sql vem antes de 0003_c\.sql/);
  });

  it('that fail leave nothing of themselves and name the line', async () => {
    write('0001_a.sql', 'create table a (v int);');
    write('0002_b.sql', 'create table b (v int);\n\ninsert into nada values (1);');
    await expect(run()).rejects.toThrow(/0002_b\.sql, linha 3 falhou: .*nada/);
    const { rows } = await banco.ownerPool.query(
      `select to_regclass('a') is not null a, to_regclass('b') is not null b`,
    );
    expect(rows).toEqual([{ a: true, b: false }]);
  });

  it('by a role that may not create say which role needs what', async () => {
    write('0001_a.sql', 'select 1;');
    await expect(migrate({ ownerUrl: banco.appUrl, appUrl: banco.appUrl, directory })).rejects.toThrow(
      /DATABASE_OWNER_URL/,
    );
  });
});

describe('the program’s own migrations', () => {
  it('end in the same database whether applied at once or over an upgrade', async () => {
    const names = readdirSync(migrationsDirectory)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    for (const name of names) await migrate({ ...banco, upTo: Number(name.slice(0, 4)) });
    const fresh = await testDatabase({ empty: true });
    try {
      await migrate(fresh);
      expect(await catalogOf(banco.ownerPool)).toEqual(await catalogOf(fresh.ownerPool));
    } finally {
      await fresh.drop();
    }
  });
});

/** Every table, column, constraint, index, function, trigger and privilege, in words. */
async function catalogOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'auth', 'sede', 'pgboss'))
    select line from (
      select format('relation %s.%s %s %s', n.nspname, c.relname, c.relkind, c.relacl) as line
        from pg_class c join ours n on n.oid = c.relnamespace
      union all select format('column %s.%s %s %s %s %s', c.relname, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod),
          a.attnotnull, pg_get_expr(d.adbin, d.adrelid))
        from pg_attribute a join pg_class c on c.oid = a.attrelid join ours n on n.oid = c.relnamespace
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attnum > 0
      union all select format('constraint %s %s', k.conname, pg_get_constraintdef(k.oid))
        from pg_constraint k join ours n on n.oid = k.connamespace
      union all select format('index %s', pg_get_indexdef(i.indexrelid))
        from pg_index i join pg_class c on c.oid = i.indexrelid join ours n on n.oid = c.relnamespace
      union all select format('function %s %s %s', p.proname, md5(pg_get_functiondef(p.oid)), p.proacl)
        from pg_proc p join ours n on n.oid = p.pronamespace where p.prokind <> 'a'
      union all select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t where not t.tgisinternal
      union all select format('default privileges %s %s', defaclobjtype, defaclacl) from pg_default_acl
    ) lines order by line`);
  return rows.map((row) => row.line);
}
