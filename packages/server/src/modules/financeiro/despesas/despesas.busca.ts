/**
 * Search of expenses: a word may stand in the description or the document, or in the name (or be the initials) of the
 * item or the beneficiary.
 *
 * The names are looked up first, in their small tables: most words name nobody, and the expenses are then found by the
 * text index alone; asked in one statement, the alternative would read every expense. Few names are searched by their
 * indexes, many are hashed. Source: decisions §6 (search boxes).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { type SearchWord, searchCondition, searchWords } from '#platform/db/list/index.ts';

interface Named {
  itens: string[];
  beneficiarios: string[];
}
/** More than this are cheaper to hash than to look for one by one. */
const FEW = 8;

async function readNamed(db: Db, words: SearchWord[]): Promise<Map<string, Named>> {
  const { rows } = await sql<Named & { palavra: string }>`
    select p.palavra,
      array(select id from itens_despesa where busca like p.palavra or iniciais like p.iniciais) as itens,
      array(select id from beneficiarios where busca like p.palavra or iniciais like p.iniciais) as beneficiarios
    from unnest(${words.map(({ like }) => like)}::text[], ${words.map(({ initials }) => initials)}::text[])
      as p (palavra, iniciais)`.execute(db);
  return new Map(rows.map(({ palavra, ...named }) => [palavra, named]));
}

const among = (column: RawBuilder<unknown>, ids: string[]) =>
  ids.length <= FEW ? sql`${column} = any(${ids}::uuid[])` : sql`${column} in (select unnest(${ids}::uuid[]))`;

/** The condition on `despesas d`, or null where nothing is searched for. */
export async function buscaCondition(db: Db, busca: string | undefined): Promise<RawBuilder<boolean> | null> {
  const words = searchWords(busca);
  if (words.length === 0) return null;
  const named = await readNamed(db, words);
  return searchCondition(busca, ({ like }) => {
    const { itens = [], beneficiarios = [] } = named.get(like) ?? {};
    const places = [sql`d.busca like ${like}`];
    if (itens.length > 0) places.push(among(sql`d.id_item_despesa`, itens));
    if (beneficiarios.length > 0) places.push(among(sql`d.id_beneficiario`, beneficiarios));
    return sql<boolean>`${sql.join(places, sql` or `)}`;
  });
}
