/**
 * What despesas and receitas do alike as instalment records: registering a group of them, holding the later open ones,
 * deleting one or more, files that several of them share, one read whole with files, author and sisters.
 *
 * A module says of its record which rows are open and where their files stand; what it asks of a state, and what else it
 * does on the way, stays its own. Rows are always locked in the order of their ids. A file that no record names any more
 * is let go of and stays for the retention term. Errors: `plataforma.versao_conflito`, `plataforma.nao_encontrado`, those
 * of `bindAnexos`. Source: spec 1 §4.5, §6.3; decisions §7 (Instalments, Deletion).
 */
import { type Centavos, newId, platformErrors } from '@sede/domain/kernel';
import type { Escopo, Parcela } from '@sede/domain/modules/financeiro/despesas';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, WriteContext } from '#platform/api/index.ts';
import { type LinkTable, recordFiles, releaseAnexos } from '#platform/files/index.ts';
import type { Conditions } from '#platform/records/index.ts';

interface ParcelaRow {
  id: string;
  versao: number;
  grupoParcelas: string | null;
  numeroParcela: number;
}

/** Of a described record, what the instalments need. */
interface ParceladoRecord<Row extends ParcelaRow, New> {
  lock(ctx: WriteContext, seen: { id: string; versao?: number }): Promise<Row>;
  lockWhere(ctx: WriteContext, conditions: Conditions): Promise<Row[]>;
  insertMany(ctx: WriteContext, values: readonly New[]): Promise<Row[]>;
  remove(ctx: WriteContext, seen: { id: string; versao: number }): Promise<Row>;
  some<R>(reader: Reader, selection: Sisters): Promise<R[]>;
}

interface Sisters {
  conditions: Conditions;
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
}

/** What stands around one record when it is read whole. */
interface Entorno<Irma> {
  arquivos: Awaited<ReturnType<ReturnType<typeof recordFiles>['listArquivos']>>;
  criadoPorNome: string | null;
  /** The instalments of its group that the reader sees, itself among them, in their order. */
  irmas: Irma[];
}
/** As the longest series of instalments. */
const MAX_IRMAS = 360;

export interface ParceladoOptions<Row extends ParcelaRow, New> {
  record: ParceladoRecord<Row, New>;
  /** By which the conditions name the table. */
  alias: string;
  /** Nothing was paid or credited yet. */
  aberta: RawBuilder<unknown>;
  arquivos: LinkTable;
}

/** The columns that make a row an instalment of its group. */
export interface ColunasDaParcela {
  valor: Centavos;
  numeroParcelas: number;
  numeroParcela: number;
  grupoParcelas: string | null;
}

interface Alvo {
  id: string;
  versao: number;
  escopo?: Escopo | undefined;
}

export function parcelado<Row extends ParcelaRow, New>(options: ParceladoOptions<Row, New>) {
  const { record, alias, aberta } = options;
  const files = recordFiles(options.arquivos);
  const column = (name: string) => sql.ref(`${alias}.${name}`);

  /** This one's later ones that are still open. */
  async function lockSeguintes(ctx: WriteContext, { grupoParcelas, numeroParcela }: Row): Promise<Row[]> {
    if (grupoParcelas === null) return [];
    return record.lockWhere(ctx, [
      sql`${column('grupo_parcelas')} = ${grupoParcelas}::uuid`,
      sql`${column('numero_parcela')} > ${numeroParcela}`,
      aberta,
    ]);
  }

  async function release({ tx, now }: WriteContext, anexos: string[]): Promise<void> {
    await releaseAnexos(tx, await files.orphanAnexos(tx, anexos), now);
  }

  return {
    files,

    /** Files, author and sisters of one record. `columns`: what is shown of a sister. */
    async readEntorno<Irma>(
      reader: Reader,
      { id, criadoPor, grupoParcelas }: { id: string; criadoPor: string | null; grupoParcelas: string | null },
      columns: RawBuilder<unknown>,
    ): Promise<Entorno<Irma>> {
      const { db } = reader;
      const irmas = grupoParcelas
        ? await record.some<Irma>(reader, {
            conditions: [sql`${column('grupo_parcelas')} = ${grupoParcelas}::uuid`],
            columns,
            joins: sql``,
            order: column('numero_parcela'),
            limit: MAX_IRMAS,
          })
        : [];
      const autor = await sql<{ nome: string }>`select nome from usuarios where id = ${criadoPor}::uuid`.execute(db);
      return {
        arquivos: await files.listArquivos(db, id),
        criadoPorNome: autor.rows[0]?.nome ?? null,
        irmas,
      };
    },

    /** The one that was seen and, if so asked, the later open ones; the first of them is this one. */
    async lockFrom(ctx: WriteContext, { id, versao, escopo }: Alvo): Promise<[Row, ...Row[]]> {
      const esta = await record.lock(ctx, { id, versao });
      return [esta, ...(escopo === 'esta_e_seguintes' ? await lockSeguintes(ctx, esta) : [])];
    },

    /** One row for each part, all or none, the files linked to each. Out: the ids in their order, and the group. */
    async insert(
      ctx: WriteContext,
      partes: readonly (Parcela & { valor: Centavos })[],
      anexos: string[],
      valuesOf: (parte: Parcela, colunas: ColunasDaParcela) => New,
    ): Promise<{ ids: string[]; grupoParcelas: string | null }> {
      const grupoParcelas = partes.length > 1 ? newId() : null;
      const rows = await record.insertMany(
        ctx,
        partes.map((parte) => {
          const { numero, valor } = parte;
          const group = { numeroParcelas: partes.length, numeroParcela: numero, grupoParcelas };
          return valuesOf(parte, { valor, ...group });
        }),
      );
      const ids = rows.map(({ id }) => id);
      if (anexos.length > 0) {
        await files.takeAnexos(ctx, anexos);
        await files.linkAnexos(ctx.tx, ids, anexos);
      }
      return { ids, grupoParcelas };
    },

    /** Deletes these for good. Out: their ids. */
    async remove(ctx: WriteContext, rows: readonly Row[]): Promise<string[]> {
      const ids = rows.map((row) => row.id);
      const anexos = await files.listAnexoIds(ctx.tx, ids);
      for (const row of rows) await record.remove(ctx, row);
      await release(ctx, anexos);
      return ids;
    },

    /** Attaches files to these. */
    async attach(ctx: WriteContext, rows: readonly Row[], anexos: string[]): Promise<void> {
      await files.takeAnexos(ctx, anexos);
      await files.linkAnexos(
        ctx.tx,
        rows.map((row) => row.id),
        anexos,
      );
    },

    /** Takes a file off one. Out: when it had been attached (instant). */
    async detach(ctx: WriteContext, { id }: Row, anexo: string): Promise<string> {
      const anexadoEm = await files.unlinkAnexo(ctx.tx, id, anexo);
      if (anexadoEm === undefined) throw platformErrors.nao_encontrado();
      await release(ctx, [anexo]);
      return anexadoEm;
    },
  };
}
