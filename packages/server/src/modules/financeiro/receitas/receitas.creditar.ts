/**
 * Credit of one instalment, its undoing, and the refund.
 *
 * Each happens once: the row is locked and its state asked again. A refund comes after the credit, once, up to the face
 * value. Errors: `receitas.estado`, `receitas.estorno_maior`, `financeiro.data_antiga`, `plataforma.versao_conflito`, `plataforma.invalido`.
 * Source: spec 1 §4.3; decisions §7 (Settlement, Revenue).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  motivoNaoCreditar,
  motivoNaoDesfazerCredito,
  motivoNaoEstornarReceita,
  receitasErrors,
  receitasMessages,
} from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { eachRecord } from '#platform/many/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { checkDatas, checkDatasNasContas } from '../financeiro.datas.ts';
import { refusePeriodoFechado } from '../financeiro.periodo.ts';
import { receitaConferida, refuseEstado } from './receita.checks.ts';
import { receitas } from './receita.record.ts';
import { quemEscreve } from './receitas.actor.ts';
import { alvosDaLista } from './receitas.selection.ts';

type Contract = typeof receitasContract;

export async function creditar(
  ctx: WriteContext,
  { id, versao, confirmacaoData, ...credito }: InputOf<Contract['creditar']>,
) {
  const row = await receitas.lock(ctx, { id, versao });
  refuseEstado(motivoNaoCreditar(row, await quemEscreve(ctx)));
  const { dataCredito, idContaCredito } = credito;
  await checkDatasNasContas(ctx, { dataCredito }, confirmacaoData, [idContaCredito]);
  await lockContas(ctx.tx, { idContaCredito: credito.idContaCredito });
  await receitas.update(ctx, row, credito);
  return receitas.get(ctx, id);
}

/** Many on one day: each is credited or refused on its own, by the same rule. Source: decision 012. */
export async function creditarVarias(ctx: WriteContext, input: InputOf<Contract['creditarVarias']>) {
  const { dataCredito, idContaCredito, confirmacaoData } = input;
  await checkDatasNasContas(ctx, { dataCredito }, confirmacaoData, [idContaCredito]);
  await refusePeriodoFechado(ctx.tx, { dataCredito });
  await lockContas(ctx.tx, { idContaCredito });
  const quem = await quemEscreve(ctx);
  return eachRecord(ctx, receitas, await alvosDaLista(ctx, input), async (row) => {
    refuseEstado(motivoNaoCreditar(row, quem));
    await receitas.update(ctx, row, { dataCredito, idContaCredito });
  });
}

export async function desfazerCredito(ctx: WriteContext, input: InputOf<Contract['desfazerCredito']>) {
  const { id, versao, motivo } = input;
  const row = await receitas.lock(ctx, { id, versao });
  refuseEstado(motivoNaoDesfazerCredito(row, await quemEscreve(ctx)));
  await ctx.reason(motivo);
  const aberta = { dataCredito: null, idContaCredito: null };
  await receitas.update(ctx, row, { ...aberta, ...receitaConferida(ctx, row, aberta) });
  return receitas.get(ctx, id);
}

export async function estornar(ctx: WriteContext, input: InputOf<Contract['estornar']>) {
  const { id, versao, valorEstorno, dataEstorno, confirmacaoData } = input;
  const row = await receitas.lock(ctx, { id, versao });
  refuseEstado(motivoNaoEstornarReceita(row, await quemEscreve(ctx)));
  if (valorEstorno > row.valor) {
    throw receitasErrors.estorno_maior({ campos: { valorEstorno: receitasErrors.estorno_maior().message } });
  }
  if (row.dataCredito !== null && dataEstorno < row.dataCredito) {
    refuseCampos({ dataEstorno: receitasMessages.estornoAnterior });
  }
  checkDatas(ctx, { dataEstorno }, confirmacaoData);
  await receitas.update(ctx, row, { valorEstorno, dataEstorno });
  return receitas.get(ctx, id);
}
