import { initials } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());

it.each([
  'João Maria da Silva',
  'De',
  'Água & Luz Ltda. (DF)',
  'José-Antônio dos Santos e Souza',
  "D'Ávila 3º Andar",
  '',
  '  Ñandu   Über  ',
])('the database takes the initials of "%s" as the kernel does', async (nome) => {
  const { rows } = await banco.pool.query<{ i: string }>('select sede.iniciais($1) as i', [nome]);
  expect(rows[0]?.i).toBe(initials(nome));
});
