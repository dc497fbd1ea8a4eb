/**
 * The bank account of a revenue that was credited without one: said afterwards, when a statement shows which it was.
 *
 * A closed month refuses (the database). Errors: `fechamentos.periodo_fechado`, `conciliacoes.conta_conciliada`,
 * `plataforma.nao_encontrado`. Source: issue 4 (statement import); decisions 023, 027.
 */
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { type ReceitaRow, receitasStore } from './receitas.store.ts';

/** Held until the transaction ends. */
export const lockReceita = (tx: Tx, id: string): Promise<ReceitaRow> => receitasStore.lock(tx, { id });

export async function contaDaCreditada({ tx }: WriteContext, row: ReceitaRow, idContaCredito: string): Promise<void> {
  await receitasStore.update(tx, row, { idContaCredito });
}
