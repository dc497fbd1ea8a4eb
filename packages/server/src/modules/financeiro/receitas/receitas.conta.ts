/**
 * The bank account of a revenue that was credited without one: named afterwards, when a statement shows which it was,
 * or for many at once.
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
import { eachRecord, inSavepoint } from '#platform/many/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { refuseEstado } from './receita.checks.ts';
import { type ReceitaRow, receitas } from './receita.record.ts';
import { quemEscreve } from './receitas.actor.ts';
import { alvosDaLista } from './receitas.selection.ts';

export async function contaDaCreditada(ctx: WriteContext, row: ReceitaRow, idContaCredito: string): Promise<void> {
  await receitas.update(ctx, row, { idContaCredito });
}

export async function darConta(ctx: WriteContext, input: InputOf<typeof receitasContract.darConta>) {
  const { idConta } = input;
  await lockContas(ctx.tx, { idConta });
  const quem = await quemEscreve(ctx);
  await ctx.reason(receitasMessages.contaDada);
  return eachRecord(ctx, receitas, await alvosDaLista(ctx, input), (row) =>
    inSavepoint(ctx, async () => {
      refuseEstado(motivoNaoDarContaReceita(row, quem));
      await contaDaCreditada(ctx, row, idConta);
    }),
  );
}
