/**
 * The one file of a record, named in the record's own row (`id_anexo`): taken when it is saved, let go of when it is replaced
 * or the record is deleted.
 *
 * Errors: those of `bindAnexos`, told at the field `idAnexo`. Source: decisions §6 (attachments).
 */
import type { FileRule } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { WriteContext } from '../api/context.ts';
import { releaseAnexos } from './anexos.store.ts';
import { takeAnexos } from './record-files.ts';

/** Column `anexo` of a query that joins `fileJoin`: id, name, size in bytes, whether it is locked; null where there is none. */
export const fileColumn = sql`case when a.id is not null
  then jsonb_build_object('id', a.id, 'nome', a.nome, 'tamanho', a.tamanho, 'protegido', a.protegido) end as anexo`;
/** In: the alias of the record's table. */
export const fileJoin = (record: string) => sql`left join anexos a on a.id = ${sql.ref(`${record}.id_anexo`)}`;

/** Puts the new file in the old one's place; whether anything changed. `after` undefined: not sent, stays. */
export async function replaceFile(
  ctx: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  rule: FileRule,
  before: string | null,
  after: string | null | undefined,
): Promise<boolean> {
  if (after === undefined || after === before) return false;
  if (after !== null) await takeAnexos(ctx, { rule, anexos: [after], campo: 'idAnexo' });
  if (before !== null) await releaseAnexos(ctx.tx, [before], ctx.now);
  return true;
}
