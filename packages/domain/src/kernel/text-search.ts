/**
 * Search without accents or case: every word matches somewhere, or one word is the initials ('jms': João Maria Silva).
 *
 * Browser and server ask the same question. The server keeps `searchText` and `initials` in two columns with trigram
 * indexes and asks: every `searchTerms(query)` as `texto_busca LIKE likePattern(term)`, or
 * `iniciais LIKE likePattern(initialsQuery(query))`. A term is data: `\`, `%` and `_` are escaped with LIKE's default
 * escape character, the backslash. Source: spec 1 §5; decisions §6 (Search boxes).
 */

/** More words than this narrow nothing and cost a condition each. */
const MAX_TERMS = 10;
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** 'João  DA Silva ' → 'joao da silva'. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a query, normalised, each once, at most ten. */
export function searchTerms(query: string): string[] {
  const words = normaliseText(query).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, MAX_TERMS);
}

/** The stored column. Give a number both with and without its mask, so that either can be typed. */
export const searchText = (parts: readonly (string | null | undefined)[]): string =>
  normaliseText(parts.filter(Boolean).join(' '));

/** First letters, with the particles and, where there are any, without: 'João da Silva' → 'jds js'. */
export function initials(text: string): string {
  const words = normaliseText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const join = (list: string[]) => list.map((word) => word.charAt(0)).join('');
  const all = join(words);
  const short = join(words.filter((word) => !PARTICLES.has(word)));
  return short === all || short === '' ? all : `${all} ${short}`;
}

/** The query as initials: one word of 2 to 10 letters; else null. */
export function initialsQuery(query: string): string | null {
  const word = normaliseText(query);
  return /^\p{L}{2,10}$/u.test(word) ? word : null;
}

/** A query without words finds everything. */
export function matchesSearch(text: string, query: string): boolean {
  const where = normaliseText(text);
  if (searchTerms(query).every((term) => where.includes(term))) return true;
  const short = initialsQuery(query);
  return short !== null && initials(text).includes(short);
}

const escaped = (term: string): string => term.replace(/[\\%_]/g, '\\$&');
/** A term for LIKE, anywhere in the column. */
export const likePattern = (term: string): string => `%${escaped(term)}%`;
/** A term for LIKE, at the column's beginning. */
export const likePrefix = (term: string): string => `${escaped(term)}%`;
