/**
 * The state of a report of slices: its list's, what it is grouped by, and the slice that its lines are narrowed to. The
 * last two stand in the address: '?campo=centroCusto&fatia=Outro'.
 *
 * In: the list of its lines, and the fields that it may be grouped by, of which the first is the usual one.
 * Source: spec 1 §2.14, §2.16; decisions §5.
 */
import type { Base, Fatia } from '@sede/domain/modules/financeiro/receitas';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import {
  type FilterMap,
  type FilterPart,
  type Input,
  type ListControl,
  type ListOf,
  useListState,
  withInputs,
} from '#platform/ui/index.ts';
import { type CampoDeFatia, idDaFatia, inputsOf } from './financeiro.fatias.ts';

/** What both reports are asked beside their own filters. */
export interface Datada {
  base?: Base | undefined;
  inicio?: string | undefined;
  fim?: string | undefined;
}

export interface Fatias<Campo extends string, F extends FilterMap, I extends Input> {
  campos: Readonly<Record<Campo, CampoDeFatia>>;
  campo: Campo;
  setCampo: (campo: Campo) => void;
  /** What the chart calls the slice in the address. */
  picked: string | null;
  pick: (id: string | null) => void;
  /** Which date and amount the lines have. */
  base: Base;
  periodo: { de: string | null; ate: string | null };
  /** What the slices are asked by. */
  input: ListControl<F, I>['filterInput'] & { campo: Campo };
  /** Whether a search or a filter narrows the chart too: then the period's own total is another question, this one. */
  filtrado: boolean;
  doPeriodo: Datada & { campo: Campo };
  /** The chosen one of these, and the list of its lines; of all where none is. */
  of: (fatias: readonly Fatia[]) => { fatia: Fatia | undefined; list: ListControl<F, I> };
}

/** The filters of both reports that say when, not which. */
const DATADAS = new Set(['periodo', 'base']);

const change = (next: Record<string, string | null>) => setSearch((now) => ({ ...now, pagina: null, ...next }));

export function useFatias<Campo extends string, F extends FilterMap, I extends Input & Datada>(
  definition: ListOf<F, I>,
  campos: Readonly<Record<Campo, CampoDeFatia<keyof I & string>>>,
): Fatias<Campo, F, I> {
  const list = useListState(definition);
  const search = useSearch();
  // The keys of what names each of them, which is at least one.
  const nomes = Object.keys(campos) as [Campo, ...Campo[]];
  const campo = nomes.find((one) => one === search.campo) ?? nomes[0];
  const picked = search.fatia ?? null;
  const { base = 'data', inicio, fim }: Datada = list.input;
  return {
    campos,
    campo,
    setCampo: (next) => change({ campo: next === nomes[0] ? null : next, fatia: null }),
    picked,
    pick: (id) => change({ fatia: id }),
    base,
    periodo: { de: inicio ?? null, ate: fim ?? null },
    input: { ...list.filterInput, campo },
    filtrado: list.state.search.trim() !== '' || list.held.some(({ key }) => !DATADAS.has(key)),
    doPeriodo: { base, inicio, fim, campo },
    of(fatias) {
      const fatia = fatias.find((one) => idDaFatia(one) === picked);
      const ids = fatias.map(({ id }) => id);
      // That the filter takes several words, or sim and nao, the two descriptions of fields say; its name is asked of them.
      const inputs = (fatia ? inputsOf(campos[campo], fatia, ids) : {}) as Partial<FilterPart<I>>;
      const beside = fatia ? [{ key: 'fatia', label: campos[campo].rotulo, text: fatia.rotulo }] : [];
      return { fatia, list: withInputs(list, inputs, beside) };
    },
  };
}
