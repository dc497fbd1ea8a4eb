/**
 * What a picker offers: the records that the typed words find, or exactly those whose ids a form or filter holds.
 *
 * In: `busca`, `ids` (disabled ones too), `desabilitados`. Out: at most 20 records or `max` (all of `ids`), the best match first:
 * the very name, then names that begin with what was typed, then the others, each by name.
 * Source: decisions §7 (Disabled: not offered for new records, kept in old ones).
 */
import { likePrefix, normaliseText } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { allOf, type PageQuery } from './page.ts';
import { searchCondition, semAcento, type WordCondition } from './search.ts';

const MAX_OPTIONS = 20;

export interface OptionsInput {
  busca?: string | undefined;
  ids?: string[] | undefined;
  desabilitados?: boolean | undefined;
}

export interface OptionsQuery extends Pick<PageQuery, 'from' | 'columns' | 'id'> {
  nome: RawBuilder<unknown>;
  /** The reader's visibility as a condition; null: all records. */
  where?: RawBuilder<unknown> | null;
  /** The column that says so; absent where nothing is ever disabled. */
  desabilitado?: RawBuilder<unknown>;
  search: WordCondition;
  /** Another limit than 20, where the spec names one. */
  max?: number;
}

/** 0 for the exact name, 1 for a name that begins so, 2 for the rest; Enter takes the first. */
export function closeness(busca: string | undefined, nome: RawBuilder<unknown>): RawBuilder<unknown> {
  const typed = normaliseText(busca ?? '');
  if (typed === '') return sql``;
  const name = semAcento(nome);
  return sql`case when ${name} like ${likePrefix(typed)} then case when ${name} = ${typed} then 0 else 1 end else 2 end,`;
}

/** One statement; rows as the query selects them, not completed. */
export async function readOptions<T>(db: Db, input: OptionsInput, query: OptionsQuery): Promise<{ itens: T[] }> {
  const offered = query.desabilitado && !input.ids && !input.desabilitados && sql`not ${query.desabilitado}`;
  const where = allOf([
    query.where,
    input.ids && sql`${query.id} = any(${input.ids}::uuid[])`,
    searchCondition(input.busca, query.search),
    offered,
  ]);
  const limit = input.ids ? sql`` : sql`limit ${query.max ?? MAX_OPTIONS}`;
  const { rows } = await sql<T>`select ${query.columns} ${query.from} where ${where}
    order by ${closeness(input.busca, query.nome)} ${query.nome}, ${query.id} ${limit}`.execute(db);
  return { itens: rows };
}
