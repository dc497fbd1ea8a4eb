import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';

describe('the database of a test file', () => {
  let banco: TestDatabase;
  beforeAll(async () => {
    banco = await testDatabase();
  });
  afterAll(async () => {
    await banco.drop();
  });

  it('has every migration, and the program works with a role that owns nothing', async () => {
    const { rows } = await sql<{ papel: string; dono: string }>`
      select current_user as papel, pg_get_userbyid(datdba) as dono from pg_database where datname = current_database()`.execute(
      banco.db,
    );
    expect(rows[0]?.papel).toMatch(/^teste_app/);
    expect(rows[0]?.dono).toMatch(/^teste_dono/);
    const { rows: applied } = await banco.ownerPool.query('select numero from sede.migracoes order by 1');
    expect(applied[0]).toEqual({ numero: 1 });
  });

  it('sorts names as Brazilians do', async () => {
    const { rows } = await banco.pool.query<{ n: string }>(
      `select n from unnest(array['Zélia','álvaro','Ana','Élcio','ana','Alvaro','Edu']) n order by n`,
    );
    expect(rows.map((row) => row.n)).toEqual(['Alvaro', 'álvaro', 'ana', 'Ana', 'Edu', 'Élcio', 'Zélia']);
  });

  it('is the file’s own: another clone does not see its rows', async () => {
    await banco.ownerPool.query('create table so_daqui (id int)');
    const other = await testDatabase();
    const { rows } = await other.ownerPool.query(`select to_regclass('so_daqui') as t`);
    expect(rows[0]).toEqual({ t: null });
    await other.drop();
  });
});
