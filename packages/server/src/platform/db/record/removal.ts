/**
 * Deleting a record that others may refer to: the foreign keys decide, and each answers in the module's words.
 *
 * There is no query before the deletion: it could pass while somebody saves a reference at the same moment. The
 * database refuses at the statement itself, and tells which table refers. In: the referring tables with their errors.
 * Source: spec 1 §5 (Deletion blocks); invariant A11.
 */
import type { SedeError } from '@sede/domain/kernel';
import type { Tx } from '../db.ts';
import { isForeignKeyViolation, tableOf } from '../errors.ts';
import type { RecordStore, RecordTable, Seen } from './record-store.ts';

export async function removeUnlessUsed<T extends RecordTable, R>(
  store: RecordStore<T, R>,
  tx: Tx,
  { id, versao }: Seen,
  usedBy: Readonly<Record<string, () => SedeError>>,
): Promise<{ id: string }> {
  try {
    await store.remove(tx, { id, versao });
    return { id };
  } catch (error) {
    const refusal = isForeignKeyViolation(error) ? usedBy[tableOf(error) ?? ''] : undefined;
    throw refusal ? refusal() : error;
  }
}
