/**
 * What a described record can be asked, and what can be done with it: the type behind `defineRecord`.
 *
 * Every function takes the context of who asks: a row that this person does not see is not there for it. `Row` is the
 * stored row, `Linha` a row of the record's columns, `Out` the record as the API answers it, `Listed` its row in a list.
 * Errors: `plataforma.nao_encontrado` (or the module's own), `plataforma.versao_conflito`.
 */
import type { HistoryPage } from '@sede/domain/contract';
import type { FieldSpecs, HistoryKind, SedeError } from '@sede/domain/kernel';
import type { NamedRow, Reader, Who, Writer } from '../api/index.ts';
import type { OptionsInput, PageInput, PageResult, WordCondition } from '../db/list/index.ts';
import type { NewRecord, NewRecordInSql, RecordPatch, RecordTable, Seen } from '../db/record/index.ts';
import type { SearchHit } from '../search/index.ts';
import type { Conditions, PerReader, Sql } from './description.ts';
import type { RecordQuery } from './row-queries.ts';

/** Sorted by what the record can be sorted by. */
export type PageOf<Ordem extends string> = Omit<PageInput, 'ordem'> & { ordem: { campo: Ordem; desc: boolean }[] };
export type Sums<Soma extends string> = Record<Soma, number>;

export interface RecordReads<Linha, Out, Filter, Ordem extends string, Soma extends string, Listed = Out> {
  /** What the list's filter finds. */
  query(reader: Reader, filter: Filter): Promise<RecordQuery>;
  /** What other conditions find (another list of the same records). */
  where(reader: Reader, conditions: Conditions): RecordQuery;
  page(
    reader: Reader,
    input: PageOf<Ordem>,
    query: RecordQuery | Promise<RecordQuery>,
  ): Promise<PageResult<Listed, Sums<Soma>>>;
  totals(reader: Reader, query: RecordQuery | Promise<RecordQuery>): Promise<{ total: number; somas: Sums<Soma> }>;
  /** How many the list of a filter has for this reader. */
  count(reader: Reader, filter: Filter): Promise<number>;
  selection(
    reader: Reader,
    query: RecordQuery | Promise<RecordQuery>,
  ): Promise<{ total: number; somas: Sums<Soma>; marca: string }>;

  /** The reader's rule over the record's alias, for figures and reports that read the table with others. */
  seenBy(actor: Who): Sql;
  /** Whether there is a row, of those that this person sees, for which the conditions hold. */
  seesOne(reader: Reader, conditions: Conditions): Promise<boolean>;
  refuseHidden(reader: Reader, id: string): Promise<void>;
  find(reader: Reader, id: string): Promise<Out | undefined>;
  get(reader: Reader, id: string): Promise<Out>;
  /** One row of the columns, not yet completed. */
  linha(reader: Reader, id: string): Promise<Linha>;
  /** A few rows with columns of their own, read without completing them. */
  some<R>(reader: Reader, selection: Some): Promise<R[]>;
  /** Ids of all that meet the conditions, in no order; null: they are more than `max`. Planned each time. */
  few(reader: Reader, conditions: Conditions, max: number): Promise<string[] | null>;

  /** What a picker offers. Needs `nome` and `search`. */
  options<Option>(reader: Reader, input: OptionsInput, picker: Picker): Promise<{ itens: Option[] }>;
  /** What the search over everything finds. Needs `nome` and `search`. */
  hits(reader: Reader, busca: string, limite: number, detalhe: Sql): Promise<SearchHit[]>;
  history(reader: Reader, asked: HistoryAsked): Promise<HistoryPage>;
}

/** Which page of a record's history; without `antes` the newest. */
export interface HistoryAsked {
  id: string;
  antes?: number | undefined;
  limite?: number | undefined;
  tipo?: HistoryKind | undefined;
  /** Only these entries. */
  ids?: readonly number[] | undefined;
}

export interface Some {
  conditions: Conditions;
  /** Instead of the record's own columns and joins. */
  columns?: Sql;
  joins?: Sql;
  /** 'd.data_vencimento desc, d.id desc' */
  order: Sql;
  limit: number;
  /** The best plan depends on what is searched for: it is made each time (`FRESH_PLAN`). */
  fresh?: boolean;
}

export interface Picker {
  columns: Sql;
  /** Where a word may stand, when it is not where the list looks. */
  search?: WordCondition;
  /** Another limit than 20, where the spec names one. */
  max?: number;
}

export interface InsertAndGet<T extends RecordTable, Out> {
  /**
   * A new row and how it is answered, in one statement: for a row that others wait for. Its columns and its rule may ask what was
   * written before, not its own table.
   */
  insertAndGet(ctx: Writer, values: NewRecordInSql<T>): Promise<Out>;
}

export interface RecordWrites<T extends RecordTable, Row> {
  /** The row, held until the transaction ends; with `versao`, only if nobody changed it since. */
  lock(ctx: Writer, seen: { id: string; versao?: number }): Promise<Row>;
  /** All that the conditions find, held in the order of their ids. */
  lockWhere(ctx: Writer, conditions: Conditions): Promise<Row[]>;
  insert(ctx: Pick<Writer, 'tx'>, values: NewRecord<T>): Promise<Row>;
  insertMany(ctx: Pick<Writer, 'tx'>, values: readonly NewRecord<T>[]): Promise<Row[]>;
  update(ctx: Writer, seen: Seen, patch: RecordPatch<T>): Promise<Row>;
  remove(ctx: Writer, seen: Seen): Promise<Row>;
  /** The conflict answer for somebody with an older version of this locked row. */
  conflict(ctx: Writer, row: Row): Promise<SedeError>;
}

export interface RecordKit<
  T extends RecordTable,
  Row,
  Linha,
  Out,
  Filter,
  Ordem extends string,
  Soma extends string,
  Listed = Out,
> extends NamedRow,
    RecordReads<Linha, Out, Filter, Ordem, Soma, Listed>,
    RecordWrites<T, Row>,
    InsertAndGet<T, Out> {
  fields: PerReader<FieldSpecs>;
  /** The reads over every row, where the requirement lets somebody read more than they see: which, is said in `reason`. */
  beyondVisibility(reason: string): RecordReads<Linha, Out, Filter, Ordem, Soma, Listed>;
}
