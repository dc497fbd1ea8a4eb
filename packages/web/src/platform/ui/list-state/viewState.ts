/**
 * A saved view against a list: what of the address belongs to it, whether the list still shows it, what it lost.
 *
 * A view's `consulta` is a query string as an object: filters, `ordem`, `busca`, `porPagina` as the list's address has
 * them, `colunas`, and the page's own params that the list names. `visao` in the address says which view is in force
 * ('nenhuma': none, although the list opens with one). Source: issue 3 (Saved views); docs/decisions/016.
 */

import type { FlatSearch } from '../../routing/search.ts';
import {
  type FilterMap,
  type ListDefinition,
  listSearchParams,
  pageSizesOf,
  parseListState,
  parseSort,
} from './listState.ts';

export const VIEW_PARAM = 'visao';
export const NO_VIEW = 'nenhuma';
export const COLUMNS_PARAM = 'colunas';
/** Columns as the table has them. */
const OWN_COLUMNS = 'padrao';

export type ViewQuery = Readonly<Record<string, string>>;

/** The view that a list opens with. */
export interface DefaultView {
  id: string;
  lista: string;
  nome: string;
  consulta: ViewQuery;
}

/** Ids of a view's `colunas`. */
export const parseColumns = (text: string): ReadonlySet<string> =>
  new Set(text === OWN_COLUMNS ? [] : text.split(',').filter((id) => id !== ''));

/** The same as the address has them; 'padrao' for none. */
export const formatColumns = (toggled: ReadonlySet<string>): string =>
  toggled.size === 0 ? OWN_COLUMNS : [...toggled].sort().join(',');

/** The part of an address that a view of this list keeps, each value as the list itself would write it. */
export function viewQueryOf<F extends FilterMap>(
  definition: ListDefinition<F>,
  search: FlatSearch,
  today: string,
): ViewQuery {
  const own = (definition.params ?? []).map((name): [string, string | undefined] => [name, search[name]]);
  const columns = search[COLUMNS_PARAM];
  const params = {
    ...listSearchParams(definition, parseListState(definition, search, today), today),
    ...Object.fromEntries(own),
    [COLUMNS_PARAM]: columns === undefined ? undefined : formatColumns(parseColumns(columns)),
    pagina: undefined,
  };
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}

/** Whether the list, with these columns, shows something else than the view. */
export function differs<F extends FilterMap>(
  definition: ListDefinition<F>,
  view: ViewQuery,
  search: FlatSearch,
  columns: string,
  today: string,
): boolean {
  const saved = viewQueryOf(definition, view, today);
  const shown = viewQueryOf(definition, { ...search, [COLUMNS_PARAM]: columns }, today);
  // A view without columns leaves them to each person.
  const names = new Set([...Object.keys(saved), ...Object.keys(shown)]);
  if (!(COLUMNS_PARAM in saved)) names.delete(COLUMNS_PARAM);
  return [...names].some((name) => saved[name] !== shown[name]);
}

/** The parts of a view that the list no longer understands: a filter, a value, a field to sort by, a column. */
export function lostOf<F extends FilterMap>(
  definition: ListDefinition<F>,
  view: ViewQuery,
  knownColumns: ReadonlySet<string>,
): string[] {
  const lost: string[] = [];
  const addressed = new Set(Object.values(definition.filters).flatMap(({ address }) => address?.names ?? []));
  for (const [name, raw] of Object.entries(view)) {
    const filter = definition.filters[name];
    if (filter) {
      const value = raw === 'tudo' ? null : filter.parse(raw);
      // `format` of a union takes the intersection of all value types; the value comes from the same filter.
      const kept = value === null ? 'tudo' : (filter.format as (value: unknown) => string)(value);
      if (kept !== raw) lost.push(filter.label);
    } else if (name === 'ordem') {
      if (parseSort(raw).some(({ field }) => !definition.sortable.includes(field))) lost.push('Ordem');
    } else if (name === 'porPagina') {
      if (!pageSizesOf(definition).includes(Number(raw))) lost.push('Linhas por página');
    } else if (name === COLUMNS_PARAM) {
      if ([...parseColumns(raw)].some((id) => !knownColumns.has(id))) lost.push('Colunas');
    } else if (name !== 'busca' && !addressed.has(name) && !(definition.params ?? []).includes(name)) lost.push(name);
  }
  return lost;
}
