import type { ReactNode } from 'react';
import { ReadFailure } from '../feedback/ReadFailure.tsx';
import { DataTable } from './DataTable.tsx';
import type { TableSpec } from './types.ts';
import type { Paging } from './usePaging.ts';

/** More rows than a table without pages ever has. */
const ONE_PAGE = 200;
/** Rows that a table without pages keeps room for while it is read: of most of them there are few. */
const FEW = 3;

export interface QueryTableProps<Row> extends TableSpec<Row> {
  /** Name of the table: its caption for screen readers and on paper. */
  label: string;
  query: {
    data: { itens: readonly Row[]; total?: number } | undefined;
    error: unknown;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
  /** From `usePaging`, where its query asks a page at a time; else all rows stand here. */
  paging?: Paging;
  /** Shown instead of the page, all of them: while it is printed. */
  all?: readonly Row[] | null;
  /** Where there are none. */
  empty?: ReactNode;
  /** Hides the pager when everything fits. */
  compact?: boolean;
}

/** A table of one query on a page that is no list: without search and order of its own, with all states of reading. */
export function QueryTable<Row>({ query, paging, all = null, empty, ...table }: QueryTableProps<Row>) {
  const { data, error } = query;
  if (data === undefined && error) return <ReadFailure query={query} card />;
  const total = data?.total ?? data?.itens.length;
  if (total === 0 && empty !== undefined) return <div className="card">{empty}</div>;
  const rows = all ?? data?.itens ?? [];
  const whole = all !== null || !paging;
  const pageSize = whole ? all?.length || ONE_PAGE : paging.pageSize;
  return (
    <DataTable
      {...table}
      rows={rows}
      total={total}
      page={whole ? 1 : paging.page}
      pageSize={pageSize}
      pageSizes={paging?.sizes ?? [pageSize]}
      sort={[]}
      onSort={() => undefined}
      onPage={(page) => paging?.setPage(page)}
      onPageSize={(size) => paging?.setPageSize(size)}
      loading={data === undefined}
      expected={data === undefined && whole ? FEW : undefined}
      dimmed={query.isPlaceholderData}
    />
  );
}
