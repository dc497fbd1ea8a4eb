/**
 * Search of a list: accents and case ignored, every word must match somewhere, and initials match ('jms' finds João
 * Maria Silva). The caller says, for one word, where it may stand; words are joined by AND.
 *
 * `like` is a pattern for a column made with `sede.sem_acento(…)` and indexed with trigrams; `initials` is the same for
 * a column of initials, or null when the word cannot be initials. Source: decisions §6 (search boxes); spec 1 §5.
 */

import { initialsQuery, likePattern, likePrefix, searchTerms } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';

export interface SearchWord {
  /** The word itself, lower case, without accents. */
  word: string;
  like: string;
  initials: string | null;
}

export type WordCondition = (word: SearchWord) => RawBuilder<boolean>;

/** The words of a search box, each as LIKE pattern and, where it may be initials, as those. */
export const searchWords = (text: string | undefined): SearchWord[] =>
  (text === undefined ? [] : searchTerms(text)).map((word) => {
    const initials = initialsQuery(word);
    return { word, like: likePattern(word), initials: initials === null ? null : likePattern(initials) };
  });

/**
 * 'no-inicio' finds words of one or two letters where a word begins only: they have no trigram of their own elsewhere, and anywhere
 * would read every record. It is how the search over everything asks.
 */
export type Curtas = 'em-qualquer-parte' | 'no-inicio';

/** A word in a text made with `sede.sem_acento`. */
export const wordIn = (
  texto: RawBuilder<unknown>,
  { word, like }: Pick<SearchWord, 'word' | 'like'>,
  curtas: Curtas,
): RawBuilder<boolean> =>
  curtas === 'no-inicio' && word.length < 3
    ? sql<boolean>`(${texto} like ${likePrefix(word)} or ${texto} like ${`% ${likePrefix(word)}`})`
    : sql<boolean>`${texto} like ${like}`;

/** The same of initials; null: the word cannot be any. */
export const initialsIn = (
  iniciais: RawBuilder<unknown>,
  { word, initials }: Pick<SearchWord, 'word' | 'initials'>,
  curtas: Curtas,
): RawBuilder<boolean> | null => {
  if (initials === null) return null;
  return sql<boolean>`${iniciais} like ${curtas === 'no-inicio' && word.length < 3 ? likePrefix(word) : initials}`;
};

/** Every word must match; null where nothing is searched for. */
export function searchCondition(text: string | undefined, where: WordCondition): RawBuilder<boolean> | null {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const conditions = words.map((word) => sql<boolean>`(${where(word)})`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * A name as `sede.sem_acento` gives it, for the rows that an index has found. Most names are plain ASCII, where lower case is all that it
 * does, which costs far less than asking the dictionary.
 */
export const semAcento = (nome: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`case when octet_length(${nome}) = length(${nome}) then lower((${nome}) collate "C") else sede.sem_acento(${nome}) end`;

/** The usual place: a table's own `busca` and `iniciais`. */
export const inColumns =
  (busca: RawBuilder<unknown>, iniciais?: RawBuilder<unknown>): WordCondition =>
  ({ like, initials }) =>
    iniciais && initials !== null
      ? sql<boolean>`${busca} like ${like} or ${iniciais} like ${initials}`
      : sql<boolean>`${busca} like ${like}`;
