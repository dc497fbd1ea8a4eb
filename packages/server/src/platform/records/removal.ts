/**
 * Deleting a record that others may refer to: the foreign keys decide, and each answers in the module's words.
 *
 * There is no query before the deletion: it could pass while somebody saves a reference at the same moment. The
 * database refuses at the statement itself, and tells which table refers. In: the referring tables with their errors, the
 * one that is told before the others first.
 * Source: spec 1 §5 (Deletion blocks); invariant A11.
 */
import type { SedeError } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Writer } from '../api/index.ts';
import { constraintOf, isForeignKeyViolation, tableOf } from '../db/index.ts';
import type { Seen } from '../db/record/index.ts';

interface Removable {
  remove(ctx: Writer, seen: Seen): Promise<unknown>;
}

export async function removeUnlessUsed(
  record: Removable,
  ctx: Writer,
  { id, versao }: Seen,
  usedBy: Readonly<Record<string, () => SedeError>>,
): Promise<{ id: string }> {
  await sql`savepoint removal`.execute(ctx.tx);
  try {
    await record.remove(ctx, { id, versao });
    return { id };
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint removal`.execute(ctx.tx);
    const refusal = usedBy[(await firstUse(ctx, id, error, Object.keys(usedBy))) ?? ''];
    throw refusal ? refusal() : error;
  }
}

/**
 * Of several tables that refer to the row, the one that the module names first: the database tells any of them, and the
 * texts have the sentence of the first. In: the refusal, whose constraint tells which table is referred to.
 */
async function firstUse({ tx }: Writer, id: string, error: unknown, tables: readonly string[]) {
  const told = tableOf(error);
  const before = tables.slice(0, Math.max(0, tables.indexOf(told ?? '')));
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select k.conrelid::regclass::text as tabela, a.attname as coluna
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.conrelid::regclass::text = any(${before}::text[]) and k.confrelid = (
      select confrelid from pg_constraint where contype = 'f' and conname = ${constraintOf(error)} limit 1)`.execute(
    tx,
  );
  for (const table of before) {
    for (const { coluna } of rows.filter(({ tabela }) => tabela === table)) {
      const found = await sql`select 1 from ${sql.table(table)} where ${sql.ref(coluna)} = ${id}::uuid limit 1`.execute(
        tx,
      );
      if (found.rows.length > 0) return table;
    }
  }
  return told;
}
