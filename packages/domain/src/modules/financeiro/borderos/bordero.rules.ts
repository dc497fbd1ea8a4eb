/**
 * What may stand in a payment batch, and what may be done with one now.
 *
 * The `motivo…` functions answer why not (a pt-BR sentence), or null. Only approved, unpaid expenses that a bank pays
 * are batched. Source: issue 4 (Payment batch); decision 025.
 */

import { APROVADA } from '../despesas/despesa.lists.ts';
import { DINHEIRO } from '../financeiro.lists.ts';
import type { SituacaoBordero } from './bordero.lists.ts';

export interface DespesaDoBordero {
  situacao: string | null;
  dataLiquidacaoPagamento: string | null;
  meioPagamento: string;
}

export function motivoForaDoBordero(d: DespesaDoBordero): string | null {
  if (d.dataLiquidacaoPagamento !== null) return 'Já está liquidada.';
  if (d.situacao !== APROVADA) return 'Não está aprovada.';
  return d.meioPagamento === DINHEIRO ? 'É paga em Dinheiro, não pelo banco.' : null;
}

/** Settling, cancelling, taking an expense out: only while it is open. */
export const motivoFechado = (situacao: SituacaoBordero): string | null =>
  situacao === 'aberto' ? null : `O borderô já está ${situacao}.`;
