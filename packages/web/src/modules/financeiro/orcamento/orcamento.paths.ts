/**
 * Addresses of the list that produced a figure, with the same sum: the expenses, or by cash the report's payments and
 * refunds on their days. Null where it cannot be asked: a centre whose word has a comma, more items than an address holds.
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
/** The most ids that an address can safely hold. */
const MAX_ITENS = 40;

export function listaDe(figura: Figura, { inicio, fim, caixa }: Recorte, { centroCusto, itens = [] }: Alvo = {}) {
  if (centroCusto?.includes(',') || itens.length > MAX_ITENS) return null;
  const centro = centroCusto === '' ? { semCentroCusto: 'sim' } : { centroCusto };
  const pago = caixa && figura === 'realizado';
  return `${pago ? '/financial/relatorio' : '/financial/expenses'}${stringifySearch({
    periodo: `${inicio}..${fim}`,
    ...(pago ? { base: 'caixa' } : QUAIS[figura]),
    ...centro,
    idItemDespesa: itens.join(','),
  })}`;
}
