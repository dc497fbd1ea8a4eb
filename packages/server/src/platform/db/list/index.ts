/** Lists: search, filter, sort, page, totals. */
export { type BuscaPlaces, namedSearch } from './named-search.ts';
export { closeness, type OptionsInput, readOptions } from './options.ts';
export {
  allOf,
  allRows,
  type PageInput,
  type PageQuery,
  type PageResult,
  pageStatement,
  readPage,
  readTotals,
} from './page.ts';
export { inPeriod, type Period } from './period.ts';
export {
  type Curtas,
  inColumns,
  initialsIn,
  type SearchWord,
  searchCondition,
  searchWords,
  semAcento,
  type WordCondition,
  wordIn,
} from './search.ts';
