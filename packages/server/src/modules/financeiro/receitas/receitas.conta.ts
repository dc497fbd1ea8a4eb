/**
 * The bank account of a revenue that was credited without one: said afterwards, when a statement shows which it was, or of
 * many at once.
 *
 * An account that is there is not changed here. A closed month and a signed conciliação refuse (the database). Of many
 * each is done or refused by itself. Errors: `fechamentos.periodo_fechado`, `conciliacoes.conta_conciliada`,
 * `plataforma.nao_encontrado`; of many, per record, these and `receitas.estado`, `plataforma.versao_conflito`; for all
 * `plataforma.invalido` at the account. Source: issue 4 (bank accounts, statement import); decisions 012, 023, 027.
 */
import type { InputOf } from '@sede/domain/contract';
import { motivoNaoDarContaReceita, receitasMessages } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { eachRecord, inSavepoint } from '#platform/many/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { refuseEstado } from './receita.checks.ts';
import { quemEscreve } from './receitas.actor.ts';
import { alvosDaLista } from './receitas.selecao.ts';
import { type ReceitaRow, receitasStore } from './receitas.store.ts';

/** Held until the transaction ends. */
export const lockReceita = (tx: Tx, id: string): Promise<ReceitaRow> => receitasStore.lock(tx, { id });

export async function contaDaCreditada({ tx }: WriteContext, row: ReceitaRow, idContaCredito: string): Promise<void> {
  await receitasStore.update(tx, row, { idContaCredito });
}

export async function darConta(ctx: WriteContext, input: InputOf<typeof receitasContract.darConta>) {
  const { idConta } = input;
  await lockContas(ctx.tx, { idConta });
  const quem = await quemEscreve(ctx);
  await ctx.reason(receitasMessages.contaDada);
  return eachRecord(await alvosDaLista(ctx, input), (seen) =>
    inSavepoint(ctx.tx, async () => {
      const row = await receitasStore.lock(ctx.tx, seen);
      refuseEstado(motivoNaoDarContaReceita(row, quem));
      await contaDaCreditada(ctx, row, idConta);
    }),
  );
}
