/**
 * What the report is grouped by, and the slice that its table is narrowed to: both in the address.
 *
 * '?campo=tipo&fatia=Ordinária'; 'outros' is the slice of what is not among the largest, asked as all but those.
 * Source: spec 1 §2.16 (clicking a legend entry filters the table); decisions §5.
 */
import { CAMPOS_RELATORIO, type CampoRelatorio, type Fatia } from '@sede/domain/modules/financeiro/receitas';
import { setSearch, useSearch } from '#platform/routing/index.ts';

export const OUTROS = 'outros';

const change = (next: Record<string, string | null>) => setSearch((now) => ({ ...now, pagina: null, ...next }));

const ids = (fatias: readonly Fatia[]) => fatias.flatMap(({ id }) => (id === null ? [] : [id]));

function inputsOf(campo: CampoRelatorio, { id }: Fatia, fatias: readonly Fatia[]): Record<string, unknown> {
  if (campo === 'tipo') return { tipo: [id] };
  return id === null ? { excetoItens: ids(fatias) } : { idItemReceita: [id] };
}

export function useFatia() {
  const search = useSearch();
  const campo = CAMPOS_RELATORIO.find((one) => one === search.campo) ?? 'itemReceita';
  return {
    campo,
    picked: search.fatia ?? null,
    pick: (id: string | null) => change({ fatia: id }),
    setCampo: (next: CampoRelatorio) => change({ campo: next === 'itemReceita' ? null : next, fatia: null }),
    /** The list's inputs that find this slice's lines. */
    inputsOf: (fatia: Fatia, fatias: readonly Fatia[]) => inputsOf(campo, fatia, fatias),
  };
}
