/**
 * The slices of a report: how chart and address call them, and which inputs of the list find their lines.
 *
 * A report is grouped by one of its fields; the slice without id is 'Outros', what is not among the largest, asked as all
 * but those. Source: spec 1 §2.14, §2.16 (clicking a legend entry filters the table).
 */
import type { Fatia } from '@sede/domain/modules/financeiro/receitas';

/** What a report may be grouped by, and the list's inputs that narrow it to a slice of that. */
export interface CampoDeFatia<Filtro extends string = string> {
  rotulo: string;
  /** Only these: 'idItemDespesa'. */
  so: Filtro;
  /** All but these: 'excetoItens'; left out where there are never so many that 'Outros' is made of some. */
  exceto?: Filtro;
  /** The input that finds the slice without a word (id ''). */
  sem?: Filtro;
}

/** Not 'Outros', since a cost centre may be called so. */
export const OUTROS = '*';
/** The slice of imported expenses without a cost centre; no word of a list either. */
const SEM = '**';

/** How the chart and the address call a slice. */
export const idDaFatia = ({ id }: Pick<Fatia, 'id'>): string => (id === null ? OUTROS : id === '' ? SEM : id);

/** `ids`: of all slices. */
export function inputsOf<Filtro extends string>(
  { so, exceto, sem }: CampoDeFatia<Filtro>,
  { id }: Pick<Fatia, 'id'>,
  ids: readonly (string | null)[],
): Partial<Record<Filtro, string[] | boolean>> {
  const inputs: Partial<Record<Filtro, string[] | boolean>> = {};
  if (id === '' && sem) inputs[sem] = true;
  else if (id !== null) inputs[so] = [id];
  else if (exceto) {
    inputs[exceto] = ids.filter((one) => one !== null).filter((one) => one !== '');
    if (sem && ids.includes('')) inputs[sem] = false;
  }
  return inputs;
}
