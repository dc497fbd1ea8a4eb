/**
 * The one PDF of a document, named in the document's own row (`id_anexo`): taken when it is saved, let go of when it is
 * replaced or the document is deleted, shown to whoever sees the documents.
 *
 * Errors: those of `usarAnexos`, told at the field `idAnexo`. Source: spec 1 §2.20, §3.6; decisions §6 (attachments).
 */
import { can, type Permission } from '@sede/domain/access';
import { type RawBuilder, sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { type AttachmentOwner, getAnexos, liberarAnexos } from '#platform/files/index.ts';
import { takeAnexos } from './financeiro.anexos.ts';

/** Columns of a document `d`, with its file `a`, that both kinds share. */
export const documentoColumns = sql`d.id, d.versao, d.criado_em, d.atualizado_em, d.nome, d.id_anexo,
  case when a.id is not null then jsonb_build_object('id', a.id, 'nome', a.nome, 'tamanho', a.tamanho) end as anexo,
  d.data_carregamento, d.email, d.desabilitado`;

/** 'from documentos d left join anexos a …' */
export const fromDocumentos = (tabela: string): RawBuilder<unknown> =>
  sql`from ${sql.table(tabela)} d left join anexos a on a.id = d.id_anexo`;

/** Puts the new file in the old one's place; whether anything changed. `depois` undefined: not sent, stays. */
export async function trocarPdf(
  ctx: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  modulo: string,
  antes: string | null,
  depois: string | null | undefined,
): Promise<boolean> {
  if (depois === undefined || depois === antes) return false;
  if (depois !== null) await takeAnexos(ctx, { modulo, anexos: [depois], campo: 'idAnexo' });
  if (antes !== null) await liberarAnexos(ctx.tx, [antes], ctx.now);
  return true;
}

/** What a document says of whoever brought its file or link. */
export const carregadoPor = ({ actor, now }: Pick<WriteContext, 'actor' | 'now'>) => ({
  dataCarregamento: now,
  email: actor.email,
});

/** Who may see the files of a table of documents. In: the word that uploads declare, the table, the permission. */
export const documentoAttachments = (modulo: string, tabela: string, permission: Permission): AttachmentOwner => ({
  modulo,
  async podeVer({ db, actor }, anexoId) {
    if (!can(actor.papeis, permission)) return false;
    const { rows } = await sql`select 1 from ${sql.table(tabela)} where id_anexo = ${anexoId}::uuid`.execute(db);
    return rows.length > 0;
  },
});

/** Names of files, for the history. */
export const arquivoNames = async (db: Db, ids: string[]): Promise<Map<string, string>> =>
  new Map((await getAnexos(db, ids)).map(({ id, nome }) => [id, nome]));
