/**
 * What the lists of instalments do with a selection: count and mark all that the filter matches, export the selected, and
 * open the dialog of one record or of many. Source: decisions §2a (many at once); decision 012.
 */
import type { Centavos } from '@sede/domain/kernel';
import {
  type Alvo,
  type ClearSelection,
  downloadFrom,
  exportHref,
  formatSort,
  isWhole,
  type ListState,
  MAX_IDS_NO_ENDERECO,
  type SelectionAction,
  type Visto,
} from '#platform/ui/index.ts';

interface Selecao {
  total: number;
  somas: { valorLiquido: Centavos };
  marca: string;
}

/** What `selection.whole.read` of a list page asks. In: the operation that marks what a filter matches. */
export const readSelection =
  (selecao: (filtro: Record<string, unknown>) => Promise<Selecao>) => async (filtro: Record<string, unknown>) => {
    const { total, somas, marca } = await selecao(filtro);
    return { total, soma: somas.valorLiquido, marca };
  };

/** In: the address of the list's export, and how the list is sorted. */
export function exportSelected<Row extends Visto>(endereco: string, sort: ListState['sort']): SelectionAction<Row> {
  const ordem = formatSort(sort);
  return {
    label: 'Exportar seleção',
    max: MAX_IDS_NO_ENDERECO,
    run: (rows) => downloadFrom(exportHref(endereco, 'xlsx', { ids: rows.map(({ id }) => id) }, ordem)),
    runWhole: ({ filtro }) => downloadFrom(exportHref(endereco, 'xlsx', filtro, ordem)),
  };
}

/** Opens what is for one record where it was one, letting go of it; of many, what was done is let go of afterwards. */
export const oneOrMany =
  <Row extends Visto>(uma: (row: Row) => void, varias: (alvo: Alvo<Row>, clear: ClearSelection) => void) =>
  (alvo: Alvo<Row>, clear: ClearSelection): void => {
    const [one, ...others] = isWhole(alvo) ? [] : alvo;
    if (one && others.length === 0) {
      clear();
      uma(one);
    } else varias(alvo, clear);
  };
