/** The search over everything, as modules contribute to it. */
export { findNamed } from './named-records.ts';
export { findNearest } from './nearest.ts';
export type { SearchHit, SearchSource } from './search-source.ts';
