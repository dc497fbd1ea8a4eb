/**
 * Search of records that are also found by the names they refer to: a word may stand in the record's own text, or in the
 * name (or be the initials) of its item, its beneficiary…
 *
 * The names are looked up first, in their small tables: most words name nobody, and the records are then found by the
 * text index alone; asked in one statement, the alternative would read every record. Few names are searched by their
 * indexes, many are hashed. Source: decisions §6 (search boxes).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { type Curtas, type SearchWord, searchCondition, searchWords, wordIn } from './search.ts';

/** A small table with `busca` and `iniciais`, and the record's column that refers to it. */
export interface NamedTable {
  tabela: string;
  coluna: RawBuilder<unknown>;
}
/** With more ids than this a hash is cheaper than one look-up each, in a plan made once for many; one made anew hashes constants itself. */
const FEW = 8;

type Ids = Map<string, string[]>;

async function readNamed(db: Db, words: SearchWord[], tabela: string): Promise<Ids> {
  const { rows } = await sql<{ palavra: string; ids: string[] }>`
    select p.palavra, array(select id from ${sql.table(tabela)} where busca like p.palavra or iniciais like p.iniciais) as ids
    from unnest(${words.map(({ like }) => like)}::text[], ${words.map(({ initials }) => initials)}::text[])
      as p (palavra, iniciais)`.execute(db);
  return new Map(rows.map(({ palavra, ids }) => [palavra, ids]));
}

const among = (coluna: RawBuilder<unknown>, ids: string[], curtas: Curtas) =>
  curtas === 'no-inicio' || ids.length <= FEW
    ? sql`${coluna} = any(${ids}::uuid[])`
    : sql`${coluna} in (select unnest(${ids}::uuid[]))`;

export interface BuscaPlaces {
  /** The records' own text column, made with `sede.sem_acento` and indexed with trigrams. */
  texto: RawBuilder<unknown>;
  nomes: readonly NamedTable[];
  /** Further places where a word may match. */
  tambem?: (word: string) => RawBuilder<boolean> | null;
}
/** The condition on the records, or null where nothing is searched for. */
export async function namedSearch(
  db: Db,
  busca: string | undefined,
  { texto, nomes, tambem = () => null }: BuscaPlaces,
  curtas: Curtas = 'em-qualquer-parte',
): Promise<RawBuilder<boolean> | null> {
  const words = searchWords(busca);
  if (words.length === 0) return null;
  const found = await Promise.all(
    nomes.map(async ({ tabela, coluna }) => ({ coluna, named: await readNamed(db, words, tabela) })),
  );
  return searchCondition(busca, ({ word, like }) => {
    const places: RawBuilder<unknown>[] = [wordIn(texto, { word, like }, curtas)];
    const other = tambem(word);
    if (other) places.push(other);
    for (const { coluna, named } of found) {
      const ids = named.get(like) ?? [];
      if (ids.length > 0) places.push(among(coluna, ids, curtas));
    }
    return sql<boolean>`${sql.join(places, sql` or `)}`;
  });
}
