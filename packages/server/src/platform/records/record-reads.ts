/**
 * The reads of a described record: pages, totals and selections of its lists, one record, what pickers and the search
 * over everything offer, its history. Each is narrowed to what the reader sees, inside the statement.
 */
import { platformErrors } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Reader } from '../api/index.ts';
import { readHistory } from '../audit/index.ts';
import { FRESH_PLAN } from '../db/index.ts';
import { type PageInput, type PageResult, readOptions, readPage, readTotals } from '../db/list/index.ts';
import { insertStatement, type RecordTable } from '../db/record/index.ts';
import { readSelection } from '../many/index.ts';
import { findNamed } from '../search/index.ts';
import type { Conditions, ListedRow, RecordDescription } from './description.ts';
import type { InsertAndGet, RecordReads, Some, Sums } from './record-kit.ts';
import { perReader, type RecordQuery, type RowQueries } from './row-queries.ts';

/** 'itensDespesa' as the audit trail has it: 'itens_despesa'. */
const sqlName = (tabela: string) => tabela.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface RowOfLists<Linha, Listed> extends Pick<ListedRow<Linha, Listed>, 'columns' | 'joins'> {
  present?: ListedRow<Linha, Listed>['present'];
  presentMany?: (reader: Reader, linhas: Linha[]) => Promise<Listed[]>;
}

export function recordReads<
  T extends RecordTable,
  S extends z.ZodType,
  Linha,
  Filter,
  Ordem extends string,
  Soma extends string,
  ListedLinha,
  Listed,
>(
  record: RecordDescription<T, S, Linha, Filter, Ordem, Soma, ListedLinha, Listed>,
  rows: RowQueries,
): RecordReads<Linha, z.output<S>, Filter, Ordem, Soma, Listed> & InsertAndGet<T, z.output<S>> {
  type Out = z.output<S>;
  const { present, presentMany, notFound = platformErrors.nao_encontrado } = record;

  async function readRow<R>(reader: Reader, id: string): Promise<R | undefined> {
    const { actor, db } = reader;
    const found = await sql<R>`select ${rows.columns(reader)} ${rows.from(reader)}
      where ${rows.where(actor, [rows.thatRow(id)])}`.execute(db);
    return found.rows[0];
  }

  /** The row as it is answered. */
  async function presented(reader: Reader, linha: Linha | undefined): Promise<Out | undefined> {
    // Without either the row is the answer, as the type parameters' defaults say.
    if (linha === undefined || (!present && !presentMany)) return linha as Out | undefined;
    return present ? (await present(reader))(linha) : (await presentMany?.(reader, [linha]))?.[0];
  }

  const find = async (reader: Reader, id: string) => presented(reader, await readRow<Linha>(reader, id));

  async function seesOne({ db, actor }: Reader, conditions: Conditions): Promise<boolean> {
    const found = await rows.one(actor, conditions).execute(db);
    return found.rows.length > 0;
  }

  // Without a row of its own a list answers the record's, as the type parameters' defaults say.
  const listing = (record.listed ?? record) as RowOfLists<ListedLinha, Listed>;

  async function page(
    reader: Reader,
    input: PageInput,
    query: RecordQuery | Promise<RecordQuery>,
  ): Promise<PageResult<Listed, Sums<Soma>>> {
    const { columns, joins, present: complete, presentMany: completeAll } = listing;
    const read = async <R>() => {
      const asked = await query;
      const listed = { ...asked, columns: perReader(columns, reader), from: rows.fromWith(joins, reader) };
      return readPage<R, Sums<Soma>>(reader.db, input, listed);
    };
    if (completeAll) {
      const linhas = await read<ListedLinha>();
      return { ...linhas, itens: await completeAll(reader, linhas.itens) };
    }
    if (!complete) return read<Listed>();
    // What completes the rows is read beside them.
    const [toListed, linhas] = await Promise.all([complete(reader), read<ListedLinha>()]);
    return { ...linhas, itens: linhas.itens.map(toListed) };
  }

  async function some<R>(reader: Reader, selection: Some): Promise<R[]> {
    const { conditions, columns = rows.columns(reader), joins, order, limit, fresh = false } = selection;
    const hint = fresh ? sql.raw(FRESH_PLAN) : sql``;
    const from = joins ? sql`${rows.table} ${joins}` : rows.from(reader);
    const where = rows.where(reader.actor, conditions);
    const cut = sql`order by ${order} limit ${limit}`;
    // Where the conditions ask the row alone, the joins are read for those few only.
    const statement = record.narrow
      ? sql<R>`${hint} select ${columns} ${from}
          where ${rows.id} = any(array(select ${rows.id} ${rows.table} where ${where} ${cut})) order by ${order}`
      : sql<R>`${hint} select ${columns} ${from} where ${where} ${cut}`;
    return (await statement.execute(reader.db)).rows;
  }

  async function few(reader: Reader, conditions: Conditions, max: number): Promise<string[] | null> {
    const { rows: found } = await sql<{ id: string }>`${sql.raw(FRESH_PLAN)}
      select ${rows.id} as id ${rows.table} where ${rows.where(reader.actor, conditions)} limit ${max + 1}`.execute(
      reader.db,
    );
    return found.length > max ? null : found.map(({ id }) => id);
  }

  /** What pickers and the search over everything ask by. */
  const named = () => {
    const { nome, search } = record;
    if (!nome || !search)
      throw new Error(`${record.modulo} says neither what its records are called nor where to look.`);
    return { nome, search };
  };

  const queryOf = async (reader: Reader, filter: Filter) =>
    rows.query(reader, record.filter ? await record.filter(filter, reader) : []);

  return {
    where: (reader, conditions) => rows.query(reader, conditions),
    query: queryOf,
    page,
    async totals({ db }, query) {
      return readTotals<Sums<Soma>>(db, await query);
    },
    async count(reader, filter) {
      return (await readTotals<Sums<Soma>>(reader.db, await queryOf(reader, filter))).total;
    },
    async selection({ db }, query) {
      return readSelection<Sums<Soma>>(db, await query);
    },

    seenBy: (actor) => rows.where(actor, []),
    seesOne,
    async refuseHidden(reader, id) {
      if (rows.visible(reader.actor) !== null && !(await seesOne(reader, [rows.thatRow(id)]))) throw notFound();
    },
    find,
    async insertAndGet(ctx, values) {
      const { rows: written } = await sql<Linha>`
        with gravadas as (${insertStatement(record.tabela, [values])})
        select ${rows.columns(ctx)} ${rows.fromNamed('gravadas', ctx)} where ${rows.where(ctx.actor, [])}`.execute(
        ctx.tx,
      );
      const found = await presented(ctx, written[0]);
      if (found === undefined) throw notFound();
      return found;
    },
    async get(reader, id) {
      const found = await find(reader, id);
      if (found === undefined) throw notFound();
      return found;
    },
    async linha(reader, id) {
      const linha = await readRow<Linha>(reader, id);
      if (linha === undefined) throw notFound();
      return linha;
    },
    some,
    few,

    options: (reader, input, { columns, search = named().search, max }) =>
      readOptions(reader.db, input, {
        from: rows.from(reader),
        columns,
        where: rows.visible(reader.actor),
        id: rows.id,
        nome: named().nome,
        search,
        ...(record.desabilitado && { desabilitado: record.desabilitado }),
        ...(max !== undefined && { max }),
      }),
    hits: (reader, busca, limite, detalhe) =>
      findNamed(reader.db, busca, limite, {
        from: rows.from(reader),
        where: rows.visible(reader.actor),
        id: rows.id,
        detalhe,
        ...named(),
      }),
    async history(reader, { id, ...asked }) {
      const { modulo, fields, children, names, actions, partActions, entries = sql`true` } = record;
      const page = await readHistory(reader.db, {
        ...asked,
        modulo,
        registroId: id,
        tables: { [sqlName(record.tabela)]: perReader(fields, reader), ...(children && perReader(children, reader)) },
        where: sql`exists (${rows.one(reader.actor, [rows.thatRow(id)])}) and ${entries}`,
        ...(actions && { actions }),
        ...(partActions && { partActions }),
        ...(names && { names: (ids: string[]) => names(reader, ids) }),
      });
      if (page.itens.length === 0 && !(await seesOne(reader, [rows.thatRow(id)]))) throw notFound();
      return page;
    },
  };
}
