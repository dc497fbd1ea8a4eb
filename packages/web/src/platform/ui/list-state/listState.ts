/**
 * State of a list (page, page size, sort, search, filters) and its two faces: URL params and the operation's input.
 *
 * URL: `pagina`, `porPagina`, `ordem` ('-dataVencimento,item'), `busca`, and each filter by its key. What equals the
 * list's default is left out; what cannot be read falls back to the default, nothing throws. A filter whose default
 * is a value says 'tudo' when it is taken off. Input: `{ pagina, porPagina, ordem, busca?, …filters }`.
 * Source: decisions §2a, §5.
 */

import type { ListOrder } from '@sede/domain/kernel';
import type { AskedBy, ListName, QueryName, SentTo } from '../../api/index.ts';
import type {
  ChoiceFilter,
  DayFilter,
  FilterBase,
  RangeFilter,
  RecordFilter,
  TextFilter,
  YesNoFilter,
} from './filters.ts';
import type { PeriodFilter } from './period.ts';
import type { CheckedFilters } from './typedFilters.ts';

export type Filter = ChoiceFilter | RecordFilter | YesNoFilter | RangeFilter | TextFilter | DayFilter | PeriodFilter;
export type FilterMap = Record<string, Filter>;
export type FilterValue<F> = F extends FilterBase<infer V> ? V : never;
export type FilterValues<F extends FilterMap> = { [K in keyof F]: FilterValue<F[K]> | null };

export interface ListDefinition<F extends FilterMap = FilterMap> {
  /** Fields that a header may sort by: the operation's `ordem`. */
  sortable: readonly string[];
  /** As the operation's `ordemPadrao`: '-dataVencimento,item'. */
  defaultSort: string;
  /** Default 10. */
  pageSize?: number;
  /** Default 10, 20, 50, 100. */
  pageSizes?: readonly number[];
  /**
   * The list operation whose saved views these are: 'despesas.list', with ':página' after it where one operation serves
   * several pages. Left out, the list has no views.
   */
  views?: ListView;
  /** Params of the page's own, beside the list's, that a view keeps. */
  params?: readonly string[];
  /** Shows the search box; its placeholder. */
  search?: string;
  filters: F;
}
/** A list of an operation, whose input is an I. */
export interface ListOf<F extends FilterMap, I> extends ListDefinition<F> {
  /** Known to the types alone. */
  readonly asks?: I;
}
export type Input = Record<string, unknown>;
/** Search and filters of an input, without its page. */
export type FilterPart<I> = Omit<I, 'pagina' | 'porPagina' | 'ordem' | 'totais'>;
/** What a list of this operation asks: its page, and its filter alone. */
export interface Asking<N extends QueryName> {
  input: SentTo<N>;
  filterInput: FilterPart<SentTo<N>>;
}
/** 'despesas.list', or with the page: 'despesas.list:nao-liquidadas'. */
export type ListView = ListName | `${ListName}:${string}`;
type NameIn<V extends ListView> = V extends `${infer N extends ListName}:${string}`
  ? N
  : V extends ListName
    ? V
    : never;

export interface SortTerm {
  field: string;
  desc: boolean;
}

export interface ListState<F extends FilterMap = FilterMap> {
  page: number;
  pageSize: number;
  sort: SortTerm[];
  search: string;
  filters: FilterValues<F>;
}

const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
const ALL = 'tudo';
const MAX_PAGE = 1_000_000;

type Shown<F> = Pick<ListDefinition, 'pageSize' | 'pageSizes' | 'params' | 'search'> & { filters: F };

/**
 * The list of an operation: what it may be sorted and filtered by is the operation's, or it does not compile.
 *
 *     defineList('despesas.list', { order: DESPESAS_ORDEM, filters: { … } })
 */
export const defineList = <const V extends ListView, F extends FilterMap>(
  views: V,
  {
    order,
    ...shown
  }: Shown<F & CheckedFilters<AskedBy<NameIn<V>>, F>> & { order: ListOrder<AskedBy<NameIn<V>>['order']> },
): ListOf<F, SentTo<NameIn<V>>> => ({
  views,
  sortable: order.ordem,
  defaultSort: order.ordemPadrao,
  ...shown,
});

/** The filters of an operation that is no list: a dashboard, a report. */
export const defineFilters = <const N extends QueryName, F extends FilterMap>(
  _name: N,
  shown: Shown<F & CheckedFilters<AskedBy<N>, F>>,
): ListOf<F, SentTo<N>> => ({ sortable: [], defaultSort: '', ...shown });

/** '-data,item' → terms, as they stand; fields are not checked here. */
export function parseSort(text: string): SortTerm[] {
  return text
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) => ({ field: part.replace(/^-/, ''), desc: part.startsWith('-') }));
}

/** Terms as the address has them. */
export const formatSort = (sort: readonly SortTerm[]): string =>
  sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`).join(',');

/** A header is clicked: rising, falling, then the list's own order again. */
export function nextSort(current: readonly SortTerm[], field: string, defaultSort: string): SortTerm[] {
  const first = current[0];
  if (first?.field !== field) return [{ field, desc: false }];
  if (!first.desc) return [{ field, desc: true }];
  const own = parseSort(defaultSort);
  // In the list's own order a third click would change nothing: turn the direction instead.
  return own.length === 1 && own[0]?.field === field && own[0].desc ? [{ field, desc: false }] : own;
}

const pageSizeOf = (definition: ListDefinition) => definition.pageSize ?? 10;
export const pageSizesOf = (definition: ListDefinition) => definition.pageSizes ?? PAGE_SIZES;

function readPage(raw: unknown): number {
  const text = String(raw ?? '');
  const page = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}

function readSort(raw: unknown, definition: ListDefinition): SortTerm[] {
  const sort = parseSort(typeof raw === 'string' ? raw : '');
  const known = sort.every((term) => definition.sortable.includes(term.field));
  const distinct = new Set(sort.map((term) => term.field)).size === sort.length;
  return sort.length > 0 && known && distinct ? sort : parseSort(definition.defaultSort);
}

function readFilter(raw: unknown, filter: Filter, today: string): unknown {
  const initial = filter.initial(today);
  if (raw === undefined || raw === null || raw === '') return initial;
  if (String(raw) === ALL && initial !== null) return null;
  return filter.parse(String(raw)) ?? initial;
}

/** `search` is what the router read from the URL; `today` a calendar date in São Paulo. */
export function parseListState<F extends FilterMap>(
  definition: ListDefinition<F>,
  search: Record<string, unknown>,
  today: string,
): ListState<F> {
  const size = Number(search.porPagina);
  const filters = Object.fromEntries(
    Object.entries(definition.filters).map(([key, filter]) => [
      key,
      readFilter(filter.address ? filter.address.read(search) : search[key], filter, today),
    ]),
  );
  return {
    page: readPage(search.pagina),
    pageSize: pageSizesOf(definition).includes(size) ? size : pageSizeOf(definition),
    sort: readSort(search.ordem, definition),
    search:
      typeof search.busca === 'string' || typeof search.busca === 'number' ? String(search.busca).slice(0, 200) : '',
    filters: filters as FilterValues<F>, // each by its own filter, under its key
  };
}

/** `format` of a union takes the intersection of all value types; the value always comes from the same filter. */
const formatOf = (filter: Filter, value: unknown): string => (filter as FilterBase<unknown>).format(value);

function filterParam(filter: Filter, value: unknown, today: string): string | undefined {
  const initial = filter.initial(today);
  if (value === null || value === undefined) return initial === null ? undefined : ALL;
  const text = formatOf(filter, value);
  return initial !== null && formatOf(filter, initial) === text ? undefined : text;
}

/** Params of this state; undefined for what equals the default (the key then leaves the URL). */
export function listSearchParams<F extends FilterMap>(
  definition: ListDefinition<F>,
  state: ListState<F>,
  today: string,
): Record<string, string | undefined> {
  const params: Record<string, string | undefined> = {
    pagina: state.page === 1 ? undefined : String(state.page),
    porPagina: state.pageSize === pageSizeOf(definition) ? undefined : String(state.pageSize),
    ordem: formatSort(state.sort) === definition.defaultSort ? undefined : formatSort(state.sort),
    busca: state.search === '' ? undefined : state.search,
  };
  for (const [key, filter] of Object.entries(definition.filters)) {
    const text = filterParam(filter, state.filters[key], today);
    if (!filter.address) params[key] = text;
    else for (const name of filter.address.names) params[name] = undefined;
    if (filter.address && text !== undefined) Object.assign(params, filter.address.write(text));
  }
  return params;
}

/** Search and filters as the operation's input: what totals, exports and 'all that the filter matches' take. */
export function filterInputOf<F extends FilterMap>(
  definition: ListDefinition<F>,
  state: ListState<F>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const search = state.search.trim();
  if (search !== '') input.busca = search;
  for (const [key, filter] of Object.entries(definition.filters)) {
    const value = state.filters[key];
    // As `formatOf`.
    if (value !== null && value !== undefined)
      Object.assign(input, (filter as FilterBase<unknown>).toInput(value, key));
  }
  return input;
}

/** The whole input of the list operation: page, order, search and filters. */
export function listInputOf<F extends FilterMap>(
  definition: ListDefinition<F>,
  state: ListState<F>,
): Record<string, unknown> {
  return {
    pagina: state.page,
    porPagina: state.pageSize,
    ordem: formatSort(state.sort),
    ...filterInputOf(definition, state),
  };
}

/** A filter that holds a value, and so hides what does not match it. */
export interface Held {
  key: string;
  filter: Filter;
  value: unknown;
  /** As the list opens, before anybody chose. */
  initial: boolean;
}

/** A page that always has a period, or one of some words, has it after 'Limpar filtros' too. */
const mayBeEmpty = (filter: Filter) =>
  filter.kind === 'choice' ? !filter.always : filter.kind !== 'period' || filter.clearable;

/** The filters in force, the one that the list opens with too. */
export const heldFilters = <F extends FilterMap>(
  definition: ListDefinition<F>,
  state: ListState<F>,
  today: string,
): Held[] =>
  Object.entries(definition.filters).flatMap(([key, filter]) => {
    const value: unknown = state.filters[key];
    if (value === null || value === undefined || !mayBeEmpty(filter)) return [];
    return [{ key, filter, value, initial: filterParam(filter, value, today) === undefined }];
  });

/** Whether anybody narrowed the list: then 'Limpar filtros' stands there. */
export const isNarrowed = <F extends FilterMap>(
  definition: ListDefinition<F>,
  state: ListState<F>,
  today: string,
): boolean => state.search.trim() !== '' || heldFilters(definition, state, today).some(({ initial }) => !initial);

/** The state that hides nothing, on its first page: the filter that the list opens with goes too. */
export function clearedState<F extends FilterMap>(
  definition: ListDefinition<F>,
  state: ListState<F>,
  today: string,
): ListState<F> {
  // Each by its own filter, under its key.
  const filters = Object.fromEntries(
    Object.entries(definition.filters).map(([key, filter]) => [key, mayBeEmpty(filter) ? null : filter.initial(today)]),
  ) as FilterValues<F>;
  return { ...state, page: 1, search: '', filters };
}
