/**
 * Does something to each of many records, in the order of their ids: done, or refused with its reason.
 *
 * A refusal (SedeError) must come before that record's first write: there is nothing to take back, the others go on.
 * Anything else fails the whole operation. Out: what `manyOutput` answers. Source: decisions §2a, §7 (Approval).
 */
import type { RestOfSelection } from '@sede/domain/contract';
import { SedeError } from '@sede/domain/kernel';
import type { Targets } from './selection.ts';

export interface Done {
  feitas: string[];
  recusadas: { id: string; code: string; message: string }[];
  restam?: RestOfSelection | null;
}

export async function eachRecord(
  { ids, versoes, restam }: Targets,
  apply: (record: { id: string; versao: number }) => Promise<void>,
): Promise<Done> {
  const done: Done = { feitas: [], recusadas: [], ...(restam === undefined ? {} : { restam }) };
  for (const id of [...new Set(ids)].sort()) {
    try {
      // A version that was not sent is one that nobody has: the record is answered as changed.
      await apply({ id, versao: versoes[id] ?? 0 });
      done.feitas.push(id);
    } catch (error) {
      if (!(error instanceof SedeError)) throw error;
      done.recusadas.push({ id, code: error.code, message: error.message });
    }
  }
  return done;
}
