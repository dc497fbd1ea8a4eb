/**
 * What the analysis is grouped by, and the slice that its table is narrowed to: both in the address.
 *
 * '?campo=centroCusto&fatia=Outro'; 'outros' is the slice of what is not among the largest, asked as all but those.
 * Source: spec 1 §2.14 (clicking a legend entry filters the table); decisions §5.
 */
import { CAMPOS_ANALISE, type CampoAnalise, type FatiaDespesa } from '@sede/domain/modules/financeiro/analise';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { inputsOf } from './fatias.ts';

const change = (next: Record<string, string | null>) => setSearch((now) => ({ ...now, pagina: null, ...next }));

export function useFatia() {
  const search = useSearch();
  const campo = CAMPOS_ANALISE.find((one) => one === search.campo) ?? 'itemDespesa';
  return {
    campo,
    picked: search.fatia ?? null,
    pick: (id: string | null) => change({ fatia: id }),
    setCampo: (next: CampoAnalise) => change({ campo: next === 'itemDespesa' ? null : next, fatia: null }),
    /** The list's inputs that find this slice's lines. */
    inputsOf: (fatia: FatiaDespesa, fatias: readonly FatiaDespesa[]) =>
      inputsOf(
        campo,
        fatia,
        fatias.map((one) => one.id),
      ),
  };
}
