/**
 * The state of the list of members, for the list itself and for the page of one that walks it.
 *
 * The cargos of its filter are read once somebody begins to use the page: the rows come first. An address that filters by
 * one needs them at once.
 */
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from '#platform/routing/index.ts';
import { useListState } from '#platform/ui/index.ts';
import { filiadosList } from './filiados.list.ts';
import { useTodosOsCargos } from './filiados.listas.ts';

const BEGINNINGS = ['pointermove', 'pointerdown', 'keydown'] as const;

export function useFiliadosList() {
  const { cargo } = useSearch();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => setBegun(true);
    for (const name of BEGINNINGS) window.addEventListener(name, begin, { once: true, passive: true });
    return () => {
      for (const name of BEGINNINGS) window.removeEventListener(name, begin);
    };
  }, []);
  const cargos = useTodosOsCargos(begun || cargo !== undefined);
  const definition = useMemo(() => filiadosList(cargos), [cargos]);
  return useListState(definition);
}
