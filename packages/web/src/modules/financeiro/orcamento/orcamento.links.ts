/**
 * Addresses of the list of expenses that produced a figure, with the same sum. Null where the list cannot be asked: by
 * cash (the list's period is the due date), a centre whose word has a comma.
 * Source: decisions §5 (links show the same), §7 (Follow-up).
 */
import { stringifySearch } from '#platform/routing/search.ts';

export type Figura = 'realizado' | 'comprometido' | 'aLiquidar';
export interface Recorte {
  inicio: string;
  fim: string;
  caixa: boolean;
}
export interface Alvo {
  centroCusto?: string;
  itens?: readonly string[];
}

const ABERTAS = 'vencida,vence_hoje,a_vencer';
const QUAIS: Record<Figura, Record<string, string>> = {
  realizado: { statusVencimento: 'liquidada' },
  comprometido: { statusVencimento: ABERTAS, situacao: 'aprovada' },
  aLiquidar: { statusVencimento: ABERTAS },
};
/** What an address holds without harm. */
const MAX_ITENS = 40;

export function listaDe(figura: Figura, { inicio, fim, caixa }: Recorte, { centroCusto, itens = [] }: Alvo = {}) {
  if (caixa && figura === 'realizado') return null;
  if (centroCusto?.includes(',') || itens.length > MAX_ITENS) return null;
  const centro = centroCusto === '' ? { semCentroCusto: 'sim' } : { centroCusto };
  const search = { periodo: `${inicio}..${fim}`, ...QUAIS[figura], ...centro, idItemDespesa: itens.join(',') };
  return `/financial/expenses${stringifySearch(search)}`;
}
