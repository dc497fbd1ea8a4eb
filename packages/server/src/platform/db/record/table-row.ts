/**
 * The statements on one row of a business table, by its id and the version that was seen.
 *
 * In: the table with its alias, which rows there are for whoever asks (`where`, over that alias; null: all), values by
 * camelCase name. Out: the whole row, or undefined where there is none of that id (and version). `undefined` values are
 * left alone. Ids are uuid v7. Versions, stamps and audit are the database's (migration 0002).
 */
import { newId } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db.ts';

export interface TableRows {
  /** Kysely's name: 'itensDespesa'. */
  tabela: string;
  alias: string;
  where: RawBuilder<unknown> | null;
}
export interface Seen {
  id: string;
  versao: number;
}
type Values = Readonly<Record<string, unknown>>;

const named = ({ tabela, alias }: TableRows) => sql`${sql.table(tabela)} as ${sql.ref(alias)}`;
const all = ({ alias }: TableRows) => sql`${sql.ref(alias)}.*`;
const column = ({ alias }: TableRows, name: string) => sql.ref(`${alias}.${name}`);
const thatOne = (rows: TableRows, id: string) =>
  sql`${column(rows, 'id')} = ${id}::uuid${rows.where ? sql` and ${rows.where}` : sql``}`;
const thatVersion = (rows: TableRows, { id, versao }: Seen) =>
  sql`${thatOne(rows, id)} and ${column(rows, 'versao')} = ${versao}`;

/** Held until the transaction ends; a row that changed while it was waited for is asked again. */
export async function lockRow<R>(tx: Tx, rows: TableRows, id: string): Promise<R | undefined> {
  const found = await sql<R>`
    select ${all(rows)} from ${named(rows)} where ${thatOne(rows, id)} for update of ${sql.ref(rows.alias)}`.execute(
    tx,
  );
  return found.rows[0];
}

/** Those for which the condition holds, in the order of their ids, as all writes of several rows hold them. */
export async function lockRows<R>(tx: Tx, rows: TableRows, condition: RawBuilder<unknown>): Promise<R[]> {
  const found = await sql<R>`
    select ${all(rows)} from ${named(rows)} where ${condition}${rows.where ? sql` and ${rows.where}` : sql``}
    order by ${column(rows, 'id')} for update of ${sql.ref(rows.alias)}`.execute(tx);
  return found.rows;
}

const given = (values: Values) => Object.keys(values).filter((name) => values[name] !== undefined);

/** Gives the rows as they were written, in the order of `values`; a column that only some of them name has its default in the others. */
export function insertStatement<R>(tabela: string, values: readonly Values[]): RawBuilder<R> {
  const rows = values.map((one): Values => ({ id: newId(), ...one }));
  const names = [...new Set(rows.flatMap(given))];
  const tuples = rows.map((row) => {
    const cells = names.map((name) => (row[name] === undefined ? sql`default` : sql`${row[name]}`));
    return sql`(${sql.join(cells)})`;
  });
  return sql<R>`
    insert into ${sql.table(tabela)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(tuples)} returning *`;
}

export async function insertRows<R>(tx: Tx, tabela: string, values: readonly Values[]): Promise<R[]> {
  if (values.length === 0) return [];
  return (await insertStatement<R>(tabela, values).execute(tx)).rows;
}

/** In: at least one value that is not undefined. */
export async function updateRow<R>(tx: Tx, rows: TableRows, seen: Seen, values: Values): Promise<R | undefined> {
  const set = given(values).map((name) => sql`${sql.ref(name)} = ${values[name]}`);
  const updated = await sql<R>`
    update ${named(rows)} set ${sql.join(set)} where ${thatVersion(rows, seen)} returning ${all(rows)}`.execute(tx);
  return updated.rows[0];
}

/** Whether there is no value that is not undefined. */
export const changesNothing = (values: Values): boolean => given(values).length === 0;

/** Out: the row as it stood; undefined where there is none of that id and version. */
export async function deleteRow<R>(tx: Tx, rows: TableRows, seen: Seen): Promise<R | undefined> {
  const deleted = await sql<R>`
    delete from ${named(rows)} where ${thatVersion(rows, seen)} returning ${all(rows)}`.execute(tx);
  return deleted.rows[0];
}
