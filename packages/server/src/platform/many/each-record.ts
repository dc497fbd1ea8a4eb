/**
 * Does something to each of many records, in the order of their ids: done, or refused with its reason.
 *
 * Each is held first, as the person sees it: one that is not there for them is refused as one that does not exist. It is
 * done on the version that was seen, or on one that `accepts` takes for it. A refusal (SedeError) must come before that
 * record's first write, or the work stand in a savepoint: there is nothing to take back, the others go on. Anything else
 * fails the whole operation. Out: what `manyOutput` answers. Source: decisions §2a, §7 (Approval).
 */
import type { RestOfSelection } from '@sede/domain/contract';
import { SedeError } from '@sede/domain/kernel';
import type { Writer } from '../api/index.ts';
import type { Targets } from './selection.ts';

export interface Done {
  feitas: string[];
  recusadas: { id: string; code: string; message: string }[];
  restam?: RestOfSelection | null;
}

interface Lockable<Row> {
  lock(ctx: Writer, seen: { id: string }): Promise<Row>;
  conflict(ctx: Writer, row: Row): Promise<SedeError>;
}

/** `versao`: the one that was seen; 0 where none was sent, which nobody has. */
type Accepts<Row> = (row: Row, versao: number) => boolean;
const theSame = (row: { versao: number }, versao: number) => row.versao === versao;

export async function eachRecord<Row extends { versao: number }>(
  ctx: Writer,
  record: Lockable<Row>,
  { ids, versoes, restam }: Targets,
  apply: (row: Row) => Promise<void>,
  accepts: Accepts<Row> = theSame,
): Promise<Done> {
  const done: Done = { feitas: [], recusadas: [], ...(restam === undefined ? {} : { restam }) };
  for (const id of [...new Set(ids)].sort()) {
    try {
      const row = await record.lock(ctx, { id });
      if (!accepts(row, versoes[id] ?? 0)) throw await record.conflict(ctx, row);
      await apply(row);
      done.feitas.push(id);
    } catch (error) {
      if (!(error instanceof SedeError)) throw error;
      done.recusadas.push({ id, code: error.code, message: error.message });
    }
  }
  return done;
}
