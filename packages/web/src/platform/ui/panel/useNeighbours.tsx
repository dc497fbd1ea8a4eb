/**
 * Where the record that is read stands in its list, and the ways to the one before and after it, over the ends of pages.
 *
 * In: the list's state and rows, the operation that says whether the filter finds a record that is not on this page.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListQuery, Page } from '../list-page/listPageProps.ts';
import type { ReadPage } from '../list-page/usePrintAll.ts';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';

interface Listed {
  id: string;
}

export interface NeighboursOptions<R extends Listed, F extends FilterMap> {
  list: ListControl<F>;
  query: ListQuery<Page<R, unknown>>;
  total: number | undefined;
  /** The list operation; without it nothing is said of a record that is not on this page. */
  read: ReadPage<R> | undefined;
  id: string | null;
  open: (id: string) => void;
}

export interface Neighbours {
  position: ReactNode;
  previous: (() => void) | null;
  next: (() => void) | null;
}

type Awaited = { page: number; edge: 'first' | 'last' };

/** Whether the list's filter finds this record, asked of the server. */
export const isListed = async <R, F extends FilterMap>(
  read: ReadPage<R>,
  list: ListControl<F>,
  id: string,
): Promise<boolean> => {
  const { itens } = await read({ ...list.input, pagina: 1, totais: 'nao', apenas: id });
  return itens.length > 0;
};

export function useNeighbours<R extends Listed, F extends FilterMap>(options: NeighboursOptions<R, F>): Neighbours {
  const { list, query, total, read, id, open } = options;
  const { page, pageSize } = list.state;
  const rows = query.data?.itens;
  const old = query.isPlaceholderData === true;
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const at = rows === undefined || id === null ? -1 : rows.findIndex((row) => row.id === id);

  useEffect(() => {
    if (awaited === null || awaited.page !== page || old || rows === undefined) return;
    setAwaited(null);
    const reached = awaited.edge === 'first' ? rows[0] : rows.at(-1);
    if (reached && id !== null) open(reached.id);
  }, [awaited, page, old, rows, id, open]);

  const elsewhere = id !== null && rows !== undefined && !old && at < 0 && awaited === null;
  const listed = useQuery({
    queryKey: [['registro', 'listado'], list.filterKey, id],
    queryFn: () => (read && id !== null ? isListed(read, list, id) : true),
    enabled: elsewhere && read !== undefined,
    gcTime: 0,
  });

  if (at < 0 || rows === undefined) {
    const text =
      !elsewhere || listed.data === undefined ? null : listed.data ? 'Em outra página da lista' : 'Fora do filtro';
    return { position: text, previous: null, next: null };
  }
  const place = (page - 1) * pageSize + at + 1;
  const turn = (to: Awaited) => () => {
    setAwaited(to);
    list.setPage(to.page, true);
  };
  const before = rows[at - 1];
  const after = rows[at + 1];
  const more = total === undefined ? rows.length === pageSize : place < total;
  return {
    position: (
      <>
        <b>{place}</b>
        {total !== undefined && ` de ${total.toLocaleString('pt-BR')}`} no filtro
      </>
    ),
    previous: before ? () => open(before.id) : page > 1 ? turn({ page: page - 1, edge: 'last' }) : null,
    next: after ? () => open(after.id) : more ? turn({ page: page + 1, edge: 'first' }) : null,
  };
}
