/** Every register that there is, held against the database: what its description names there, must be there. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Register } from '@sede/domain/register';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';

const DOMAIN = join(import.meta.dirname, '../../../../domain/src/modules');
let banco: TestDatabase;
let registers: Register[];
beforeAll(async () => {
  banco = await testDatabase();
  const files = globSync('**/*.register.ts', { cwd: DOMAIN });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(DOMAIN, file)).href)));
  registers = modules.flatMap((module: Record<string, Register>) => Object.values(module));
});
afterAll(() => banco.drop());

it('there are registers', () => expect(registers.length).toBeGreaterThan(0));

it('a refusal for a repeated record stands on a unique index, one for a record in use on a foreign key', async () => {
  const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    new Set((await query.execute(banco.db)).rows.map(({ name }) => name));
  const unique = await names(sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique`);
  const referring = await names(sql<{ name: string }>`
    select distinct t.relname as name from pg_constraint f join pg_class t on t.oid = f.conrelid where f.contype = 'f'`);
  const missing = registers.flatMap(({ name, ...register }) => [
    ...Object.values(register.unique).flatMap(({ constraint }) =>
      unique.has(constraint) ? [] : [`${name}: ${constraint}`],
    ),
    ...Object.values(register.inUse).flatMap(({ by }) =>
      by.flatMap((table) => (referring.has(table) ? [] : [`${name}: ${table}`])),
    ),
  ]);
  expect(missing).toEqual([]);
});
