/**
 * The bank account of an expense that was settled without one: named afterwards, when a statement shows which it was,
 * or for many at once.
 *
 * An account that is there is not changed here (financeiroEspecial corrects payments). A closed month and a signed
 * conciliação refuse, as any change of what was paid (the database). Of many each is done or refused by itself.
 * Errors: `fechamentos.periodo_fechado`, `conciliacoes.conta_conciliada`; of many, per record, these and
 * `despesas.estado`, `plataforma.versao_conflito`, `plataforma.nao_encontrado`; for all `plataforma.invalido` at the account.
 * Source: issue 4 (bank accounts, statement import); decisions 012, 023, 027.
 */
import type { InputOf } from '@sede/domain/contract';
import { despesaMessages, motivoNaoDarConta } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { eachRecord, inSavepoint } from '#platform/many/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { lockContas } from '../financeiro.contas.ts';
import { refuseEstado } from './despesa.checks.ts';
import { type DespesaRow, despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { alvosDaLista } from './despesas.selection.ts';

export async function contaDaPaga(ctx: WriteContext, row: DespesaRow, idContaLiquidacao: string): Promise<void> {
  await despesas.update(ctx, row, { idContaLiquidacao });
}

export async function darConta(ctx: WriteContext, input: InputOf<typeof despesasContract.darConta>) {
  const { idConta } = input;
  await lockContas(ctx.tx, { idConta });
  const quem = quemPode(ctx.actor, await readFinanceiro(ctx.tx));
  await ctx.reason(despesaMessages.contaDada);
  return eachRecord(ctx, despesas, await alvosDaLista(ctx, input), (row) =>
    inSavepoint(ctx, async () => {
      refuseEstado(motivoNaoDarConta(row, quem));
      await contaDaPaga(ctx, row, idConta);
    }),
  );
}
