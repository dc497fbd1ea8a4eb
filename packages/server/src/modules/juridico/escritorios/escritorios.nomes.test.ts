import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newId, singleSpaced } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { migrationsDirectory, readMigrations } from '#platform/db/migration-files.ts';
import { testDatabase } from '#platform/testing/database.ts';

const DOS_NOMES = '0109_nomes_com_um_espaco.sql';

it('names from before are written with single spaces, twins stay apart, and no new one looks like another', async () => {
  const banco = await testDatabase({ empty: true });
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sede-nomes-'));
  const copy = (name: string) => copyFileSync(path.join(migrationsDirectory, name), path.join(directory, name));
  const query = async (text: string, values: unknown[] = []) =>
    (await banco.ownerPool.query<{ nome: string }>(text, values)).rows.map(({ nome }) => nome);
  const add = (tabela: 'escritorios' | 'objetos_processo', ...nomes: string[]) =>
    query(
      `insert into ${tabela} (id, ${tabela === 'escritorios' ? 'nome' : 'descricao'}, criado_em, atualizado_em)
       select unnest($1::uuid[]), unnest($2::text[]), now(), now()`,
      [nomes.map(() => newId()), nomes],
    );
  try {
    const before = readMigrations().map(({ name }) => name);
    for (const name of before.slice(0, before.indexOf(DOS_NOMES))) copy(name);
    await migrate({ ...banco, directory });
    const longo = `${'x'.repeat(150)} ${'y'.repeat(49)}`;
    await add('escritorios', ...['Silva  Advogados', 'SILVA\u00a0advogados', 'Prado \t Leal', 'Silva Advogados']);
    await add('escritorios', ...['Silva Advogados (2)', longo.replace(' ', '  ').slice(0, 200), longo.slice(0, 199)]);
    await add('objetos_processo', 'Quintos  e  décimos', 'Reajuste');
    copy(DOS_NOMES);
    await migrate({ ...banco, directory });
    expect(await query('select nome from escritorios order by id')).toEqual([
      ...['Silva Advogados (3)', 'SILVA advogados (4)', 'Prado Leal', 'Silva Advogados', 'Silva Advogados (2)'],
      ...[`${longo.slice(0, 196)} (2)`, longo.slice(0, 199)],
    ]);
    expect(await query('select descricao as nome from objetos_processo order by id')).toEqual([
      ...['Quintos e décimos', 'Reajuste'],
    ]);
    // In the trail as any other change, with its reason.
    const trail = await query(`select distinct motivo as nome from auditoria where acao = 'alterar'`);
    expect(trail).toEqual(['Nomes passam a ter um espaço entre as palavras']);
    for (const nome of ['silva \u2003advogados', ' Prado\nLeal', 'PRADO LEAL'])
      await expect(add('escritorios', nome)).rejects.toThrow('escritorios_nome');
    await expect(add('objetos_processo', 'reajuste\u00a0')).rejects.toThrow('objetos_processo_descricao_unica');
  } finally {
    await banco.drop();
    rmSync(directory, { recursive: true, force: true });
  }
});

it('the index reads as one space whatever the form does', async () => {
  const banco = await testDatabase({ empty: true });
  try {
    await migrate(banco);
    const todos = Array.from({ length: 0xfeff - 8 }, (_, n) => String.fromCharCode(n + 9)).filter(
      (um) => !/[\ud800-\udfff]/u.test(um),
    );
    const espacos = todos.filter((um) => singleSpaced(um) === ' ');
    const { rows } = await banco.ownerPool.query<{ um: string }>(
      `select um from unnest($1::text[]) um where sede.espacos_simples('a' || um || um || 'b') = 'a b'`,
      [todos],
    );
    expect(espacos.length).toBeGreaterThan(20);
    expect(rows.map(({ um }) => um)).toEqual(espacos);
  } finally {
    await banco.drop();
  }
});
