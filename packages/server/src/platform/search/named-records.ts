/**
 * The usual source: records with a name, found by their search text and initials, best match first.
 *
 * Uses the condition of the module's own list, so that both searches find the same.
 * Source: issue 3 (Ctrl K); decisions §6 (search boxes).
 */
import { type RawBuilder, sql } from 'kysely';
import { type Db, FRESH_PLAN } from '../db/index.ts';
import { allOf, closeness, searchCondition, type WordCondition } from '../db/list/index.ts';
import type { SearchHit } from './search-source.ts';

export interface NamedRecords {
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  nome: RawBuilder<unknown>;
  /** A text or null. */
  detalhe: RawBuilder<unknown>;
  search: WordCondition;
  /** The reader's visibility as a condition; null: all records. */
  where?: RawBuilder<unknown> | null;
  /** A large table: the best plan depends on what is searched for, and is made each time (`FRESH_PLAN`). */
  fresh?: boolean;
}

export async function findNamed(db: Db, busca: string, limite: number, query: NamedRecords): Promise<SearchHit[]> {
  const found = searchCondition(busca, query.search);
  if (found === null) return [];
  const { rows } = await sql<SearchHit>`${query.fresh ? sql.raw(FRESH_PLAN) : sql``}
    select ${query.id} as id, ${query.nome} as titulo, ${query.detalhe} as detalhe ${query.from}
    where ${allOf([query.where, found])}
    order by ${closeness(busca, query.nome)} ${query.nome}, ${query.id} limit ${limite}`.execute(db);
  return rows;
}
