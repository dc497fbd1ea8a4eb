/**
 * State of a small table whose rows are all here (a panel inside a page): page, page size and sort in memory.
 * Gives the props of `DataTable` that a `ListPage` would take from the URL.
 */

import { useMemo, useState } from 'react';
import { formatSort, nextSort, parseSort } from '../list-state/listState.ts';
import { pageCount } from './pagerNumbers.ts';

export interface LocalListOptions<Row> {
  pageSize?: number;
  pageSizes?: readonly number[];
  /** '-data'. */
  defaultSort?: string;
  /** Value of a row by sort field. */
  sortValue?: (row: Row, field: string) => string | number;
}

export function useLocalList<Row>(rows: readonly Row[], options: LocalListOptions<Row> = {}) {
  const { defaultSort = '', pageSizes = [10, 20, 50, 100], sortValue } = options;
  const [pageSize, setPageSize] = useState(options.pageSize ?? 10);
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState(defaultSort);
  const sort = useMemo(() => parseSort(order), [order]);
  const sorted = useMemo(() => {
    const term = sort[0];
    if (!term || !sortValue) return rows;
    const direction = term.desc ? -1 : 1;
    return [...rows].sort((a, b) => {
      const [x, y] = [sortValue(a, term.field), sortValue(b, term.field)];
      return direction * (typeof x === 'string' ? x.localeCompare(String(y), 'pt-BR') : x - Number(y));
    });
  }, [rows, sort, sortValue]);
  const shown = Math.min(page, pageCount(rows.length, pageSize));
  return {
    rows: sorted.slice((shown - 1) * pageSize, shown * pageSize),
    total: rows.length,
    page: shown,
    pageSize,
    pageSizes,
    sort,
    onSort: (field: string) => setOrder(formatSort(nextSort(sort, field, defaultSort))),
    onPage: setPage,
    onPageSize: (size: number) => {
      setPageSize(size);
      setPage(1);
    },
  };
}
