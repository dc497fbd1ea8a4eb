/**
 * The bank account of an expense that was settled without one: said afterwards, when a statement shows which it was.
 *
 * An account that is there is not changed here (financeiroEspecial corrects payments). A closed month refuses, as any
 * change of what was paid in it (the database). Errors: `fechamentos.periodo_fechado`, `conciliacoes.conta_conciliada`.
 * Source: issue 4 (statement import); decisions 023, 027.
 */
import type { WriteContext } from '#platform/api/index.ts';
import { type DespesaRow, despesasStore } from './despesas.store.ts';

export async function contaDaPaga({ tx }: WriteContext, row: DespesaRow, idContaLiquidacao: string): Promise<void> {
  await despesasStore.update(tx, row, { idContaLiquidacao });
}
