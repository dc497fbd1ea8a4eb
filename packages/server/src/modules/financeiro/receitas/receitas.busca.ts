/**
 * Search of revenues: a word may stand in the description, the payer or the origin, or in the name (or be the initials)
 * of the item. Source: decisions §6 (search boxes).
 */
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { type BuscaPlaces, type Curtas, namedSearch } from '#platform/db/list/index.ts';

const PLACES: BuscaPlaces = {
  texto: sql`r.busca`,
  nomes: [{ tabela: 'itens_receita', coluna: sql`r.id_item_receita` }],
};

/** The condition on `receitas r`, or null where nothing is searched for. */
export const buscaCondition = (db: Db, busca: string | undefined, curtas?: Curtas) =>
  namedSearch(db, busca, PLACES, curtas);
