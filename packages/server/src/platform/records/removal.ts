/**
 * Deleting a record that others may refer to: the foreign keys decide, and each answers in the module's words.
 *
 * There is no query before the deletion: it could pass while somebody saves a reference at the same moment. The
 * database refuses at the statement itself, and tells which table refers. In: the referring tables with their errors.
 * Source: spec 1 §5 (Deletion blocks); invariant A11.
 */
import type { SedeError } from '@sede/domain/kernel';
import type { Writer } from '../api/index.ts';
import { isForeignKeyViolation, tableOf } from '../db/index.ts';
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
  try {
    await record.remove(ctx, { id, versao });
    return { id };
  } catch (error) {
    const refusal = isForeignKeyViolation(error) ? usedBy[tableOf(error) ?? ''] : undefined;
    throw refusal ? refusal() : error;
  }
}
