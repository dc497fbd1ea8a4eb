/**
 * What a picker offers: the records that the typed words find, or exactly those whose ids a form or filter holds.
 *
 * In: `busca`, `ids` (disabled ones too), `desabilitados`. Out: at most 20 records by name (all of `ids`).
 * Source: decisions §7 (Disabled: not offered for new records, kept in old ones).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { allOf, type PageQuery } from './page.ts';
import { searchCondition, type WordCondition } from './search.ts';

export const MAX_OPTIONS = 20;

export interface OptionsInput {
  busca?: string | undefined;
  ids?: string[] | undefined;
  desabilitados?: boolean | undefined;
}

export interface OptionsQuery extends Pick<PageQuery, 'from' | 'columns' | 'id'> {
  nome: RawBuilder<unknown>;
  /** The column that says so; absent where nothing is ever disabled. */
  desabilitado?: RawBuilder<unknown>;
  search: WordCondition;
}

export async function readOptions<T>(db: Db, input: OptionsInput, query: OptionsQuery): Promise<{ itens: T[] }> {
  const offered = query.desabilitado && !input.ids && !input.desabilitados && sql`not ${query.desabilitado}`;
  const where = allOf([
    input.ids && sql`${query.id} = any(${input.ids}::uuid[])`,
    searchCondition(input.busca, query.search),
    offered,
  ]);
  const limit = input.ids ? sql`` : sql`limit ${MAX_OPTIONS}`;
  const { rows } = await sql<T>`select ${query.columns} ${query.from} where ${where}
    order by ${query.nome}, ${query.id} ${limit}`.execute(db);
  return { itens: rows };
}
