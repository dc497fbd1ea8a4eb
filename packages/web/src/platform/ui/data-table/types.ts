/**
 * The props by which a page describes a table's rows. A module's `<record>.columns.tsx` exports a `Column<Row>[]`.
 * Tones carry status by colour at the left edge; the same status must stand as a word in a cell (colour never alone).
 */

import type { ReactNode } from 'react';
import type { SortTerm } from '../list-state/listState.ts';
import type { MenuEntry } from '../overlay/Menu.tsx';
import type { SelectionControl } from '../selection/useSelection.ts';
import type { Tone } from '../text/tones.ts';

export interface Column<Row> {
  /** Stable name: column choice is stored by it, and it is the sort field when `sortable` is true. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** true: sorts by `id`; a text: by that field of the operation's `ordem`. */
  sortable?: boolean | string;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  /** Heavier text: the column by which people recognise the row, and its amount. */
  strong?: boolean;
  /** Grey, smaller. */
  muted?: boolean;
  /** May take more than one line; otherwise a long text is cut with '…'. */
  wrap?: boolean;
  /** In pixels, at least; left out, the column shares with the others of its kind what the table leaves. */
  width?: number;
  /** Of what the table leaves: a column of share 2 takes twice what one of 1 does (default 1). */
  share?: number;
  /** Of a text column that shares, in pixels: never narrower. */
  least?: number;
  /** Whether 'Colunas' offers to hide it (default true). */
  hideable?: boolean;
  /** Hidden until the user shows it. */
  hidden?: boolean;
  /** What it is of the record; left out, it stands only where there is room for all. */
  card?: CardRole;
  /** Said otherwise on a card, where no head stands over it. null: nothing. */
  inCard?: (row: Row) => ReactNode;
}

/**
 * What a column is of its record, said once: the three lines of a phone's card, and all that a table shows where it is
 * narrow (beside a panel). Line 1 'title' and, at its right, 'value'; line 2 'subtitle'; line 3 'status' and 'date'.
 * 'entry' is filled in or pressed there, below them; 'line' (default) stands under the card's own button, 'header: cell',
 * where the record does not open to show all of itself; 'none' on no card.
 */
export type CardRole = 'title' | 'value' | 'subtitle' | 'status' | 'date' | 'entry' | 'line' | 'none';

export interface RowStatus {
  /** null: no colour. */
  tone: Tone | null;
  label: string;
}

/** A list's table as its page declares it. */
export interface TableSpec<Row> {
  /** Stable name under which the column choice is stored. */
  id: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Names the row to screen readers: 'Selecionar Aluguel da sede'. */
  rowLabel: (row: Row) => string;
  rowStatus?: (row: Row) => RowStatus;
  /** Entries of the row's '⋯'. An entry that is not allowed now stays, with its reason. */
  rowActions?: (row: Row) => MenuEntry[];
  /** Panel below the row, opened by its own button. */
  detail?: (row: Row) => ReactNode;
  /** Enter on the row, or a click on it. */
  onOpen?: (row: Row) => void;
  /** Of all the rows of the filter, below those in sight. */
  sums?: readonly TableSum[];
  /** Key of the row that is read beside the table; the arrows then move what is read. */
  current?: string | null;
  onFollow?: (row: Row) => void;
}

/** What rows come to. */
export interface TableSum {
  /** 'Soma de 12 lançamentos' */
  label: string;
  /** Id of the column under which it stands. */
  column: string;
  /** Centavos; undefined while they are read. */
  value: number | undefined;
}

export interface DataTableProps<Row> extends TableSpec<Row> {
  /** Name of the table: its caption for screen readers and on paper. */
  label: string;
  rows: readonly Row[];
  /** Rows of all pages; undefined while it is being counted. */
  total: number | undefined;
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  sort: readonly SortTerm[];
  onSort: (field: string) => void;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
  /** Present: rows have boxes. */
  selection?: SelectionControl<Row>;
  /** First load: skeleton in place of rows. */
  loading?: boolean;
  /** Rows of the question before; the answer is under way. */
  dimmed?: boolean;
  /** How many rows the answer will have, where that is known before it comes: their room is kept. */
  expected?: number | undefined;
  /** Every column, however narrow: on paper. */
  whole?: boolean;
  /** Hides the pager when everything fits (small tables inside a page). */
  compact?: boolean;
}

/** How wide a column stands; `columnSizes.ts` says by which rule. */
export interface ColumnSize {
  /** Shares with the others of its kind what the table leaves; its text is cut. */
  grows: boolean;
  width: string | undefined;
  /** Pixels. */
  minWidth: number | undefined;
}

/** What head, rows and cards need to know beside the data. */
export interface Layout<Row> {
  columns: readonly Column<Row>[];
  /** Of these columns, in their order. */
  sizes: readonly ColumnSize[];
  selectable: boolean;
  expandable: boolean;
  actions: boolean;
  span: number;
}

export const sortFieldOf = <Row>(column: Column<Row>): string | null =>
  column.sortable === true ? column.id : column.sortable || null;
