/**
 * The finance lists that the chips offer, read once somebody begins to use the page: the rows come first. An address
 * that filters by one of them needs them at once: without them a word of the settings would not be understood.
 * Source: issue 2 (requests of a first load).
 */
import { useEffect, useState } from 'react';
import { useSearch } from '#platform/routing/index.ts';
import { type ListasFinanceiro, useListasDeFiltro } from '../financeiro.listas.ts';

const FILTERS = ['centroCusto', 'tipoDespesa', 'meioPagamento'];
const BEGINNINGS = ['pointermove', 'pointerdown', 'keydown'] as const;

export function useListasDosFiltros(): ListasFinanceiro {
  const search = useSearch();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => setBegun(true);
    for (const name of BEGINNINGS) window.addEventListener(name, begin, { once: true, passive: true });
    return () => {
      for (const name of BEGINNINGS) window.removeEventListener(name, begin);
    };
  }, []);
  return useListasDeFiltro(begun || FILTERS.some((name) => name in search));
}
