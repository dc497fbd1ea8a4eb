/** Lists: search, filter, sort, page, totals. */
export { type BuscaPlaces, type Curtas, type NamedTable, namedSearch } from './named-search.ts';
export { closeness, MAX_OPTIONS, type OptionsInput, type OptionsQuery, readOptions } from './options.ts';
export {
  allOf,
  allRows,
  orderBy,
  type PageInput,
  type PageQuery,
  type PageResult,
  pageStatement,
  readPage,
  readTotals,
} from './page.ts';
export { inPeriod, type Period } from './period.ts';
export { inColumns, type SearchWord, searchCondition, searchWords, type WordCondition } from './search.ts';
