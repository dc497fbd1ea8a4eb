/** Addresses of the pages of duplicate records. Source: decisions-members (Merge). */
import { stringifySearch } from '#platform/routing/index.ts';

export const DUPLICADOS = '/filiados/duplicados';
export const PROPOSTAS = `${DUPLICADOS}/propostas`;
export const COMPARAR = `${DUPLICADOS}/comparar`;
/** Two records side by side: `fica` is the one that stays. */
export const comparePath = (par: { fica: string; sai: string }): string => `${COMPARAR}${stringifySearch(par)}`;
