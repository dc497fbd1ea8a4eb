/**
 * Documents of both kinds (finance's, and those that the union publishes): the columns that they share, when and by whom
 * their file or link arrived, who sees the file. Source: spec 1 §2.20, §3.6; decisions §6 (attachments).
 */
import { can, type Permission } from '@sede/domain/access';
import type { FileRule } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { type AttachmentOwner, fileColumn, fileJoin } from '#platform/files/index.ts';

/** Columns of a document `d`, with its file `a`, that both kinds share. */
export const documentoColumns = sql`d.id, d.versao, d.criado_em, d.atualizado_em, d.nome, d.id_anexo, ${fileColumn},
  d.data_carregamento, d.email, d.desabilitado`;

/** 'from documentos d left join anexos a …' */
export const fromDocumentos = (tabela: string): RawBuilder<unknown> =>
  sql`from ${sql.table(tabela)} d ${fileJoin('d')}`;

/** Who brought the file or link of a document, and when. */
export const carregadoPor = ({ actor, now }: Pick<WriteContext, 'actor' | 'now'>) => ({
  dataCarregamento: now,
  email: actor.email,
});

/** Who may see the files of a table of documents. In: what it takes, the table, the permission. */
export const documentoAttachments = (rule: FileRule, tabela: string, permission: Permission): AttachmentOwner => ({
  ...rule,
  async podeVer({ db, actor }, anexoId) {
    if (!can(actor.papeis, permission)) return false;
    const { rows } = await sql`select 1 from ${sql.table(tabela)} where id_anexo = ${anexoId}::uuid`.execute(db);
    return rows.length > 0;
  },
});
