/** Page and page size of a table that keeps them to itself: another size begins at its first page. */
import { useState } from 'react';

export interface Paging {
  page: number;
  pageSize: number;
  sizes: readonly number[];
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
}

export function usePaging(first: number, sizes: readonly number[]): Paging {
  const [page, setPage] = useState(1);
  const [pageSize, setSize] = useState(first);
  const setPageSize = (size: number) => {
    setSize(size);
    setPage(1);
  };
  return { page, pageSize, sizes, setPage, setPageSize };
}
