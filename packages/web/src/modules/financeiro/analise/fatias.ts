/**
 * The slices of the analysis: how chart and address call them, and which inputs of the list find their lines.
 * Source: spec 1 §2.14 (clicking a legend entry filters the table).
 */
import type { CampoAnalise, FatiaDespesa } from '@sede/domain/modules/financeiro/analise';

/** No word of a list: a cost centre may be called 'Outros'. */
export const OUTROS = '*';
/** Nor this: the slice of the imported expenses without a cost centre. */
const SEM = '**';

const INPUTS: Record<CampoAnalise, { so: string; exceto: string }> = {
  itemDespesa: { so: 'idItemDespesa', exceto: 'excetoItens' },
  tipoDespesa: { so: 'tipoDespesa', exceto: 'excetoTipos' },
  centroCusto: { so: 'centroCusto', exceto: 'excetoCentros' },
};

/** How the chart and the address call a slice. */
export const idDaFatia = ({ id }: Pick<FatiaDespesa, 'id'>): string => (id === null ? OUTROS : id === '' ? SEM : id);

/** No cost centre has no word to filter by: it is asked apart. */
export function inputsOf(campo: CampoAnalise, { id }: Pick<FatiaDespesa, 'id'>, ids: readonly (string | null)[]) {
  const { so, exceto } = INPUTS[campo];
  if (id === '') return { semCentroCusto: true };
  if (id !== null) return { [so]: [id] };
  const words = ids.filter((one) => one !== null && one !== '');
  return { [exceto]: words, ...(ids.includes('') ? { semCentroCusto: false } : {}) };
}
