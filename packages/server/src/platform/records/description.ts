/**
 * The description of a record: what its table, its columns and its rule are, from which everything that reads, holds or
 * changes one is made (`defineRecord`).
 *
 * `visivel` has no default: a record without a stated rule does not compile. Whatever differs from reader to reader or
 * from day to day (columns, labels, joins) is a function of the reader: a value that somebody may not read is left out or
 * masked in `columns` and `fields`, and so in lists, history, spreadsheets and the conflict answer alike.
 * Source: issue 8 §1; decision 035.
 */
import type { FieldSpecs, SedeError } from '@sede/domain/kernel';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Reader, RowRule } from '../api/index.ts';
import type { WordCondition } from '../db/list/index.ts';
import type { RecordRow, RecordTable, Stamped } from '../db/record/index.ts';

export type Sql = RawBuilder<unknown>;
/** Either one value for everybody and every day, or a function of the reader. */
export type PerReader<V extends object> = V | ((reader: Reader) => V);
/** Joined by AND; null, undefined and false ask nothing. */
export type Conditions = readonly (Sql | null | undefined | false)[];

export type Present<Linha, Out> = (linha: Linha) => Out;

/** A stored row, with the closed lists that the record's schema has where the table has plain texts. */
export type RowOf<T extends RecordTable, S extends z.ZodType> = Stamped & {
  [K in keyof RecordRow<T>]: K extends keyof z.output<S>
    ? z.output<S>[K] extends RecordRow<T>[K]
      ? z.output<S>[K]
      : RecordRow<T>[K]
    : RecordRow<T>[K];
};

/** What the statements are made of. */
export interface RowParts<
  T extends RecordTable = RecordTable,
  Ordem extends string = string,
  Soma extends string = string,
> extends RowRule {
  /** Kysely's name of the table: 'itensDespesa'. */
  tabela: T;
  /** The table's alias in every expression of the description. */
  alias: string;
  /** What a row shows, as 'i.id, i.versao, …'. */
  columns: PerReader<Sql>;
  /** 'join itens_despesa i on …' */
  joins?: PerReader<Sql>;
  /** The filter asks the record's own row only: counts, sums and selections are then read without the joins. */
  narrow?: boolean;
  order: Record<Ordem, Sql>;
  /** Of `order`, what is never null: without `nulls last` a plain index serves both directions. */
  notNull?: readonly NoInfer<Ordem>[];
  /** Of `order`, what needs the joins; given, a page sorted by the others is cut before they are read. */
  joined?: readonly NoInfer<Ordem>[];
  /** Sums of the list, by name: `coalesce(sum(d.valor), 0)::bigint`. */
  sums?: Record<Soma, Sql>;
  /** The version of a row's content, where some changes do not touch it (approvals): see `readSelection`. */
  conteudo?: Sql;
}

/** A row of the record's lists that carries less than the record: what lists show. */
export interface ListedRow<Linha, Listed> {
  columns: PerReader<Sql>;
  /** Of the record's joins, those that these columns and the order ask for. */
  joins?: PerReader<Sql>;
  present: (reader: Reader) => Present<Linha, Listed> | Promise<Present<Linha, Listed>>;
}

export interface RecordDescription<
  T extends RecordTable,
  S extends z.ZodType,
  Linha,
  Filter,
  Ordem extends string,
  Soma extends string,
  ListedLinha = Linha,
  Listed = z.output<S>,
> extends RowParts<T, Ordem, Soma> {
  /** Contract key: what the audit trail and the live events call the module. */
  modulo: string;
  /** One record as the API vouches for it. */
  schema: S;
  /** The error for a row that is not there, where the module has words of its own. */
  notFound?: () => SedeError;

  /** The conditions of the list's filter. Who sees a row is not asked here. */
  filter?: (filter: Filter, reader: Reader) => Conditions | Promise<Conditions>;
  /**
   * How a row of `columns` becomes the record for one reader; what that needs is read once for an answer. Without it the
   * row is the record.
   */
  present?: (reader: Reader) => Present<Linha, z.output<S>> | Promise<Present<Linha, z.output<S>>>;
  /** The same where rows are completed by what is read for all of them at once. */
  presentMany?: (reader: Reader, linhas: Linha[]) => Promise<z.output<S>[]>;

  /** What pages answer, where that is not the whole record. */
  listed?: ListedRow<ListedLinha, Listed>;

  /** What the record is called, for pickers and the search over everything. */
  nome?: Sql;
  /** Where a word that is searched for may stand. */
  search?: WordCondition;
  /** The column that says that the record is not offered for new records; absent where nothing is ever disabled. */
  desabilitado?: Sql;

  /** Labels and kinds of the fields, for history and spreadsheets. */
  fields: PerReader<FieldSpecs>;
  /** The same of the tables whose entries stand in the record's history ('despesas_anexos'). */
  children?: PerReader<Readonly<Record<string, FieldSpecs>>>;
  /** Which entries of `auditoria` are told at all, beyond those of the record; absent: every one. */
  entries?: Sql;
  /** Words of the module's own verbs in the history: liquidar → 'Liquidação'. */
  actions?: Readonly<Record<string, string>>;
  /** The same of children whose entries have words of their own, by table: 'Termo emitido' of what an exit made. */
  partActions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of the records that 'referencia' fields hold, of those that the reader may know. */
  names?: (reader: Reader, ids: string[]) => Promise<Map<string, string>>;
}
