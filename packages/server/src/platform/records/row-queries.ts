/**
 * The parts of statements that follow from a description, for one reader: FROM, columns, and the condition that narrows
 * each of them to the rows that this person sees.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Who } from '../api/index.ts';
import { allOf, type PageQuery } from '../db/list/index.ts';
import type { TableRows } from '../db/record/index.ts';
import type { SelectionQuery } from '../many/index.ts';
import type { Conditions, PerReader, RowParts, Sql } from './description.ts';
import { visibleTo } from './visibility.ts';

/** A list's query, good for pages, totals, selections and spreadsheets; the reader's rule stands inside. */
export type RecordQuery = PageQuery & SelectionQuery;

const isOfReader = <V extends object>(value: PerReader<V>): value is (reader: Reader) => V =>
  typeof value === 'function';

export const perReader = <V extends object>(value: PerReader<V>, reader: Reader): V =>
  isOfReader(value) ? value(reader) : value;

export function rowQueries(record: RowParts) {
  const { tabela, alias, joins, columns, narrow = false, order, notNull, joined, sums, conteudo } = record;
  const rowsFrom = (source: string) => sql`from ${sql.table(source)} as ${sql.ref(alias)}`;
  const table = rowsFrom(tabela);
  const rowId = sql.ref(`${alias}.id`);
  const versao = sql.ref(`${alias}.versao`);
  const summed = sums && sql.join(Object.entries(sums).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`));

  const visible = (actor: Who): Sql | null => visibleTo(record, actor);
  const fromWith = (joined: PerReader<Sql> | undefined, reader: Reader): Sql =>
    joined ? sql`${table} ${perReader(joined, reader)}` : table;
  const from = (reader: Reader): Sql => fromWith(joins, reader);
  const fromNamed = (source: string, reader: Reader): Sql =>
    joins ? sql`${rowsFrom(source)} ${perReader(joins, reader)}` : rowsFrom(source);

  const thatRow = (id: string): Sql => sql`${rowId} = ${id}::uuid`;

  return {
    id: rowId,
    /** FROM with the joins, and of the record's own row alone. */
    from,
    fromWith,
    /** The same joins to rows of another name: those that a statement has just written. */
    fromNamed,
    table,
    columns: (reader: Reader): Sql => perReader(columns, reader),
    /** The reader's condition on a row; null: none. */
    visible,
    /** The table's rows that this person sees. */
    rowsOf: (actor: Who): TableRows => ({ tabela, alias, where: visible(actor) }),
    where: (actor: Who, conditions: Conditions): RawBuilder<boolean> => allOf([visible(actor), ...conditions]),
    /** 1, where this person sees such a row. */
    one: (actor: Who, conditions: Conditions): Sql =>
      sql`select 1 ${table} where ${allOf([visible(actor), ...conditions])} limit 1`,
    thatRow,
    query(reader: Reader, conditions: Conditions): RecordQuery {
      return {
        from: from(reader),
        ...(narrow && { fromTotals: table }),
        where: allOf([visible(reader.actor), ...conditions]),
        columns: perReader(columns, reader),
        order,
        ...(notNull && { notNull }),
        ...(joined && { joined }),
        ...(summed && { sums: summed }),
        id: rowId,
        that: thatRow,
        versao,
        ...(conteudo && { conteudo }),
      };
    },
  };
}
export type RowQueries = ReturnType<typeof rowQueries>;
