/**
 * What may stand in a payment batch, and what may be done with one now.
 *
 * The `motivo…` functions answer why not (a code of `borderosMotivos`), or null. Only approved, unpaid expenses that a bank pays
 * are batched. Source: issue 4 (Payment batch); decision 025.
 */

import { APROVADA } from '../despesas/despesa.lists.ts';
import { DINHEIRO } from '../financeiro.lists.ts';
import type { SituacaoBordero } from './bordero.lists.ts';
import type { MotivoBordero, MotivoForaDoBordero } from './borderos.messages.ts';

export interface DespesaDoBordero {
  situacao: string | null;
  dataLiquidacaoPagamento: string | null;
  meioPagamento: string;
}

export function motivoForaDoBordero(d: DespesaDoBordero): MotivoForaDoBordero | null {
  if (d.dataLiquidacaoPagamento !== null) return 'liquidada';
  if (d.situacao !== APROVADA) return 'nao_aprovada';
  return d.meioPagamento === DINHEIRO ? 'em_dinheiro' : null;
}

/** Settling, cancelling, taking an expense out: only while it is open. */
export const motivoFechado = (situacao: SituacaoBordero): MotivoBordero | null =>
  situacao === 'aberto' ? null : { codigo: 'nao_aberto', valores: { situacao } };
