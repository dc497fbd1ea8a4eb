/**
 * Which words of a list that is kept as a setting stand in a module's records: those may be disabled, not deleted.
 *
 * A module declares the columns that hold them; this queries them. In: a list's key and words that are about to vanish.
 * Out: those of them that are in use. Source: decisions §7 (Lists that become settings).
 */
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

export interface PlaceOfWords {
  table: string;
  column: string;
  /** Only rows with this value there: where several lists fill one column, each of its own rows. */
  among?: { column: string; value: string };
}
/** List of the settings → the column that holds its words: `{ centrosCusto: { table: 'despesas', column: 'centro_custo' } }`. */
export type WordsInUse = Readonly<Record<string, PlaceOfWords>>;

export async function wordsUsedIn(
  tx: Tx,
  declared: WordsInUse,
  list: string,
  words: readonly string[],
): Promise<string[]> {
  const place = declared[list];
  if (!place) return [];
  const own = place.among ? sql`and r.${sql.ref(place.among.column)} = ${place.among.value}` : sql``;
  const { rows } = await sql<{ word: string }>`select w as word from unnest(${[...words]}::text[]) w
    where exists (select 1 from ${sql.table(place.table)} r where r.${sql.ref(place.column)} = w ${own})`.execute(tx);
  return rows.map(({ word }) => word);
}
