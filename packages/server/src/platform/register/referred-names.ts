/** Names of the records and files that a register's fields refer to, for its history. In: ids of any of them. Out: id → name. */
import type { Fields } from '@sede/domain/register';
import { sql } from 'kysely';
import type { Reader } from '../api/index.ts';
import type { AnyTable } from './register-table.ts';

export async function namesReferredTo(
  fields: Fields,
  { references = {} }: AnyTable,
  { db }: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const files = Object.values(fields).some(({ kind }) => kind === 'file') ? [{ tabela: 'anexos', coluna: 'nome' }] : [];
  const places = [...Object.values(references), ...files];
  if (places.length === 0) return new Map();
  const statements = places.map(
    ({ tabela, coluna = 'nome' }) =>
      sql`select id, ${sql.ref(coluna)} as nome from ${sql.table(tabela)} where id = any(${ids}::uuid[])`,
  );
  const { rows } = await sql<{ id: string; nome: string }>`${sql.join(statements, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
