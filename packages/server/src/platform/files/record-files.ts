/**
 * Many files of a record, through the module's own link table (`despesas_anexos`): one file may belong to several records
 * of the table (the instalments of one purchase). A file that no record names any more is for the caller to let go of.
 *
 * The link table has `id`, the record's column, `anexo_id`, `nome`, `criado_em`, `criado_por`, and one row for a pair.
 * Errors: those of `bindAnexos`, told at the form's field. Source: decisions §6 (attachments), §7 (Instalments).
 */
import { type FileRule, newId, SedeError } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { WriteContext } from '../api/context.ts';
import type { Db, Tx } from '../db/index.ts';
import { type Anexo, bindAnexos, releaseAnexos } from './anexos.store.ts';

/** A file of a record, with when (instant) and by whom it was attached. */
export interface AnexoDoRegistro extends Anexo {
  anexadoEm: string;
  anexadoPor: string | null;
}

export interface LinkTable {
  rule: FileRule;
  /** 'despesas_anexos' */
  tabela: string;
  /** 'despesa_id' */
  registro: string;
  /**
   * The word of `situacao` for a file that was taken out, where those stay with who and when ('Ativo' before): the table has `situacao`,
   * `excluido_em` and `excluido_por`, and only active ones count.
   */
  retired?: 'Excluido' | 'Excluído';
}

/** Binds sent files to what is being saved; a refusal is told at the form's field. */
export async function takeAnexos(
  { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  { rule, anexos, campo }: { rule: FileRule; anexos: string[]; campo: string },
): Promise<void> {
  try {
    await bindAnexos(tx, anexos, { modulo: rule.modulo, usuarioId: actor.usuarioId, now });
  } catch (error) {
    if (!(error instanceof SedeError)) throw error;
    const { code, kind, message } = error;
    throw new SedeError({ code, kind, message, campos: { [campo]: message } });
  }
}

/** The files of one table of records. */
export function recordFiles({ rule, tabela, registro, retired }: LinkTable) {
  const ativos = retired ? sql`l.situacao = 'Ativo'` : sql`true`;
  const links = sql.table(tabela);
  const owner = sql.ref(registro);
  const columnsOf = sql`a.id, a.nome, a.tipo_conteudo, a.tamanho, a.sha256, a.protegido, l.criado_em as anexado_em,
    u.nome as anexado_por`;
  const from = sql`from ${links} l join anexos a on a.id = l.anexo_id left join usuarios u on u.id = l.criado_por`;
  return {
    takeAnexos: (ctx: Pick<WriteContext, 'tx' | 'actor' | 'now'>, anexos: string[]) =>
      takeAnexos(ctx, { rule, anexos, campo: 'anexos' }),

    /** Links every file to every record; links that exist already stay as they are. */
    async linkAnexos(tx: Tx, registroIds: string[], anexoIds: string[]): Promise<void> {
      if (registroIds.length === 0 || anexoIds.length === 0) return;
      const pairs = registroIds.flatMap((id) => anexoIds.map((anexoId) => ({ id: newId(), registroId: id, anexoId })));
      await sql`
        insert into ${links} (id, ${owner}, anexo_id, nome)
        select p.id, p.registro_id, p.anexo_id, a.nome
        from unnest(${pairs.map((p) => p.id)}::uuid[], ${pairs.map((p) => p.registroId)}::uuid[],
          ${pairs.map((p) => p.anexoId)}::uuid[]) as p (id, registro_id, anexo_id)
        join anexos a on a.id = p.anexo_id
        on conflict (${owner}, anexo_id) do nothing`.execute(tx);
    },

    /** Instant at which the file was attached, or undefined when it was not there. */
    async unlinkAnexo(tx: Tx, registroId: string, anexoId: string): Promise<string | undefined> {
      const { rows } = await sql<{ criadoEm: string }>`
        delete from ${links} where ${owner} = ${registroId}::uuid and anexo_id = ${anexoId}::uuid
        returning criado_em`.execute(tx);
      return rows[0]?.criadoEm;
    },

    /** Takes files out softly, and lets go of those that no record names any more. Out: those that were there. Of a record that is held. */
    async retireAnexos(
      { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
      registroId: string,
      anexoIds: readonly string[],
    ): Promise<string[]> {
      if (anexoIds.length === 0) return [];
      const { rows } = await sql<{ anexoId: string }>`
        update ${links} as l set situacao = ${retired}, excluido_em = ${now}::timestamptz, excluido_por = ${actor.nome}
        where ${sql.ref(`l.${registro}`)} = ${registroId}::uuid and l.anexo_id = any(${[...anexoIds]}::uuid[]) and ${ativos}
        returning l.anexo_id`.execute(tx);
      const tirados = rows.map(({ anexoId }) => anexoId);
      await releaseAnexos(tx, await this.orphanAnexos(tx, tirados), now);
      return tirados;
    },

    async listAnexoIds(tx: Tx, registroIds: string[]): Promise<string[]> {
      const { rows } = await sql<{ anexoId: string }>`
        select distinct l.anexo_id from ${links} l
        where ${sql.ref(`l.${registro}`)} = any(${registroIds}::uuid[]) and ${ativos}`.execute(tx);
      return rows.map(({ anexoId }) => anexoId);
    },

    /** Those of the files that no record names any more. Holds them, so that of two removals at once one sees the end. */
    async orphanAnexos(tx: Tx, anexoIds: string[]): Promise<string[]> {
      if (anexoIds.length === 0) return [];
      await sql`select id from anexos where id = any(${anexoIds}::uuid[]) order by id for update`.execute(tx);
      const { rows } = await sql<{ id: string }>`
        select a.id from anexos a where a.id = any(${anexoIds}::uuid[])
          and not exists (select 1 from ${links} l where l.anexo_id = a.id and ${ativos})`.execute(tx);
      return rows.map(({ id }) => id);
    },

    /** The files of one record, the oldest first. */
    async listArquivos(db: Db | Tx, registroId: string): Promise<AnexoDoRegistro[]> {
      const { rows } = await sql<AnexoDoRegistro>`
        select ${columnsOf} ${from}
        where ${sql.ref(`l.${registro}`)} = ${registroId}::uuid and ${ativos} order by l.criado_em, l.id`.execute(db);
      return rows;
    },

    /** Those of several records, each the oldest first. */
    async listArquivosDe(db: Db | Tx, registroIds: string[]): Promise<Map<string, AnexoDoRegistro[]>> {
      if (registroIds.length === 0) return new Map();
      const { rows } = await sql<AnexoDoRegistro & { registro: string }>`
        select ${columnsOf}, ${sql.ref(`l.${registro}`)} as registro ${from}
        where ${sql.ref(`l.${registro}`)} = any(${registroIds}::uuid[]) and ${ativos} order by l.criado_em, l.id`.execute(
        db,
      );
      return Map.groupBy(rows, (row) => row.registro);
    },
  };
}
