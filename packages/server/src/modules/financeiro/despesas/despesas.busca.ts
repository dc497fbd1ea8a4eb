/**
 * Search of expenses: a word may stand in the description or the document, be the instalment ('3/12'), or stand in the
 * name (or be the initials) of the item or the beneficiary.
 *
 * The names are looked up first, in their small tables: most words name nobody, and the expenses are then found by the
 * text index alone; asked in one statement, the alternative would read every expense. Few names are searched by their
 * indexes, many are hashed. Source: decisions §6 (search boxes).
 */
import { likePrefix } from '@sede/domain/kernel';
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

/** '3/12' is the third of twelve, whatever documents carry the same figures. */
function parcelaCondition(word: string): RawBuilder<boolean> | null {
  const [, numero, parcelas] = /^(\d{1,3})\/(\d{1,3})$/.exec(word) ?? [];
  if (!numero || !parcelas) return null;
  return sql<boolean>`d.numero_parcelas = ${Number(parcelas)} and d.numero_parcela = ${Number(numero)}`;
}

/** One or two letters have no trigram of their own but at the beginning of a word. */
const atWordStart = (word: string) =>
  sql<boolean>`(d.busca like ${likePrefix(word)} or d.busca like ${`% ${likePrefix(word)}`})`;

/**
 * The condition on `despesas d`, or null where nothing is searched for. `curtas: 'no-inicio'` finds words of one or two
 * letters where a word begins only: by the index, where anywhere would read every expense.
 */
export async function buscaCondition(
  db: Db,
  busca: string | undefined,
  curtas: 'em-qualquer-parte' | 'no-inicio' = 'em-qualquer-parte',
): Promise<RawBuilder<boolean> | null> {
  const words = searchWords(busca);
  if (words.length === 0) return null;
  const named = await readNamed(db, words);
  return searchCondition(busca, ({ word, like }) => {
    const { itens = [], beneficiarios = [] } = named.get(like) ?? {};
    const short = curtas === 'no-inicio' && word.length < 3;
    const places = [short ? atWordStart(word) : sql`d.busca like ${like}`];
    const parcela = parcelaCondition(word);
    if (parcela) places.push(parcela);
    if (itens.length > 0) places.push(among(sql`d.id_item_despesa`, itens));
    if (beneficiarios.length > 0) places.push(among(sql`d.id_beneficiario`, beneficiarios));
    return sql<boolean>`${sql.join(places, sql` or `)}`;
  });
}
