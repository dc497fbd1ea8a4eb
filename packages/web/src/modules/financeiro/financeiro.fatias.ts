/**
 * The slices of a report: how chart and address call them, and which inputs of the list find their lines.
 *
 * A report is grouped by one of its fields; the slice without id is 'Outros', what is not among the largest, asked as all
 * but those. Source: spec 1 §2.14, §2.16 (clicking a legend entry filters the table).
 */
import type { Fatia } from '@sede/domain/modules/financeiro/receitas';

/** What a report may be grouped by, and the list's inputs that narrow it to a slice of that. */
export interface CampoDeFatia {
  rotulo: string;
  /** Only these: 'idItemDespesa'. */
  so: string;
  /** All but these: 'excetoItens'; left out where there are never so many that 'Outros' is made of some. */
  exceto?: string;
  /** A slice may have no word to ask by (id ''): what asks for it. */
  sem?: string;
}

/** No word of a list: a cost centre may be called 'Outros'. */
export const OUTROS = '*';
/** Nor this: the slice of the imported expenses without a cost centre. */
const SEM = '**';

/** How the chart and the address call a slice. */
export const idDaFatia = ({ id }: Pick<Fatia, 'id'>): string => (id === null ? OUTROS : id === '' ? SEM : id);

/** `ids`: of all slices. */
export function inputsOf(
  { so, exceto, sem }: CampoDeFatia,
  { id }: Pick<Fatia, 'id'>,
  ids: readonly (string | null)[],
): Record<string, unknown> {
  if (id === '' && sem) return { [sem]: true };
  if (id !== null) return { [so]: [id] };
  if (!exceto) return {};
  const words = ids.filter((one) => one !== null && one !== '');
  return { [exceto]: words, ...(sem && ids.includes('') ? { [sem]: false } : {}) };
}
