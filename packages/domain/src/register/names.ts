/**
 * Names that follow from a field's own: of a reference the field that carries its name, of a range's filter its two ends. The types of the same are in `types.ts`.
 */
import type { Field } from './fields.ts';

/** 'idBeneficiario' → 'nomeBeneficiario' */
export const nameKey = (name: string): string => name.replace(/^id/, 'nome');

/** 'idBeneficiario' → 'beneficiario': what the record is called where it is joined. */
export const stemOf = (name: string): string => name.charAt(2).toLowerCase() + name.slice(3);

/** 'inicio' of a day → ['inicioDe', 'inicioAte']; 'valor' of an amount → ['valorMin', 'valorMax']; null where nothing is a range. */
export function rangeEnds({ kind, filter }: Pick<Field, 'kind' | 'filter'>): readonly [string, string] | null {
  if (typeof filter !== 'string') return null;
  return kind === 'date' || kind === 'instant' ? [`${filter}De`, `${filter}Ate`] : [`${filter}Min`, `${filter}Max`];
}
