/** What a list page is told by its page: the queries, the table, what a selection may do, and its texts. */
import type { ReactNode } from 'react';
import type { TableSpec } from '../data-table/types.ts';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';
import type { SelectionAction } from '../selection/possible.ts';
import type { WholeSelection } from '../selection/useSelection.ts';
import type { ReadPage } from './usePrintAll.ts';

export interface Page<Row, Sums> {
  itens: Row[];
  total?: number;
  somas?: Sums;
}

/** What a page needs of a react-query result. */
export interface ListQuery<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** From `placeholderData: keepPreviousData`: the rows of the previous query. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

export interface PrimaryAction {
  label: string;
  onClick: () => void;
  /** Shown with its reason when it cannot be done now. */
  disabledReason?: string | null;
  /** Stands over the list at the lower right, at every width, instead of in its head. */
  floating?: boolean | undefined;
  /** In the place of the plus sign: it makes no record. */
  icon?: ReactNode;
}

export interface ListPageProps<Row, Sums, F extends FilterMap> {
  title: string;
  /** Beside the title, where the list is one record's: its state. */
  tags?: ReactNode;
  list: ListControl<F>;
  query: ListQuery<Page<Row, Sums>>;
  /** For lists whose total and sums are a query of their own (`totais: 'nao'`). */
  totals?: ListQuery<{ total: number; somas?: Sums }>;
  /** 'parcela', 'parcelas'. */
  count: { one: string; many: string; feminine?: boolean };
  /** Centavos that the header shows of the sums. */
  sum?: (sums: Sums) => number | null | undefined;
  /** Which date period and sum are by, where a record has several: 'por vencimento'. */
  basis?: string;
  /** Said under the title in the place of period, count and sum, where the page tells those elsewhere. */
  line?: string | undefined;
  /** Buttons of the sibling pages. */
  siblings?: ReactNode;
  /** The one primary button; also the key 'n' and the empty state's next step. Leave out without permission. */
  action?: PrimaryAction | null;
  /** Address of the list's export; leave out without permission. */
  exportPath?: string | null;
  /** Reads a page of this list for 'Imprimir', which prints all that the filter matches. Stable between renders. */
  print?: ReadPage<Row>;
  table: TableSpec<Row>;
  /** Boxes at the rows; leave out where nothing can be done with a selection. */
  selection?: {
    sum?: (row: Row) => number;
    actions?: readonly SelectionAction<Row>[];
    /** The page's primary button acts on what is selected, and waits as long as that is nothing. In the place of `action`. */
    primary?: SelectionAction<Row> & { icon: ReactNode; nothing: string };
    /** What is said after the number: 'Filiado(s) selecionado(s)'. */
    noun?: string;
    /** Counts and marks all that the filter matches, and how many that may be. In: the list's `filterInput`. */
    whole?: { read: (filtro: Record<string, unknown>) => Promise<Omit<WholeSelection, 'filtro'>>; max: number };
  };
  /** What a list that cannot be read says, where the text has words of its own. */
  failure?: string | undefined;
  /** Title and text of the empty list. */
  empty: { title: string; text?: ReactNode };
  /** In the place of the filter bar: takes the list's tools, which stand in it. */
  filters?: (tools: ReactNode) => ReactNode;
  /** At the head of the filters: which half of the records the list shows. */
  lead?: ReactNode;
  /** Above the filters: what they do not narrow, as counters of the whole or a notice. */
  above?: ReactNode;
  /** Between the filters and the table: what they narrow as well. */
  children?: ReactNode;
  /** A record that is read: beside the list where there is room, else over it. */
  panel?: ReactNode;
}
