/** What a list's page holds of it: its state, the inputs that follow from it, and the ways to change it. */
import type { FlatSearch } from '../../routing/index.ts';
import type {
  FilterMap,
  FilterPart,
  FilterValues,
  Held,
  Input,
  ListDefinition,
  ListState,
  SortTerm,
} from './listState.ts';

/** I: the input of the operation that the list asks. */
export interface ListControl<F extends FilterMap = FilterMap, I = Input> {
  definition: ListDefinition<F>;
  state: ListState<F>;
  today: string;
  /** The query string that the state was read from. */
  search: FlatSearch;
  /** Input of the list operation. Same object while nothing changed: usable in a query key. */
  input: I;
  /** Search and filters only. */
  filterInput: FilterPart<I>;
  /** Changes with search and filters, not with page or sort. */
  filterKey: string;
  narrowed: boolean;
  /** The filters in force, also the one that the list opens with. */
  held: readonly Held[];
  /** What narrows it beside its filters: 'Fatia: Aluguel', in the address by `key`. */
  beside: readonly Beside[];
  setPage: (page: number, replace?: boolean) => void;
  setPageSize: (size: number) => void;
  toggleSort: (field: string) => void;
  setSearch: (text: string) => void;
  setFilter: <K extends keyof F & string>(key: K, value: FilterValues<F>[K]) => void;
  setSort: (sort: SortTerm[]) => void;
  /** Drops all that hides something: search, filters, what the list opens with, and these parts of the address. */
  clear: (params?: readonly string[]) => void;
}

/** Sets a filter of whatever kind this key's is, which the compiler cannot tell: null, or what its own editor gave. */
export const setAnyFilter = <F extends FilterMap>(
  { setFilter }: Pick<ListControl<F>, 'setFilter'>,
  key: keyof F & string,
  value: unknown,
): void => setFilter(key, value as FilterValues<F>[typeof key]);

/** What narrows a list beside its filters, and the part of the address that says so. */
export interface Beside {
  key: string;
  label: string;
  text: string;
}
