/**
 * Settlement of one instalment, its undoing, and the refund.
 *
 * Each happens once: the row is locked and its state asked again. Settling what is not approved is allowed unless the
 * setting demands approval, and says so in the audit. A refund comes after the settlement, once, up to the face value.
 * Errors: `despesas.estado`, `financeiro.data_antiga`, `despesas.parecida`, `despesas.estorno_maior`, `despesas.pagamento_invalido`, `plataforma.versao_conflito`,
 * `plataforma.invalido`. Source: spec 1 §4.2, §5; decisions §7 (Settlement); invariant A6.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  APROVADA,
  despesaMessages,
  despesasErrors,
  motivoNaoDesfazerLiquidacao,
  motivoNaoEstornar,
  motivoNaoLiquidar,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { comBancoDaConta } from '../financeiro.contas.ts';
import { checkDatas, checkDatasNasContas } from '../financeiro.datas.ts';
import { despesaConferida, refuseEstado } from './despesa.checks.ts';
import { liquidacaoDe, SEM_LIQUIDACAO } from './despesa.liquidacao.ts';
import { despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { refusePagaDuasVezes } from './despesas.radar.ts';

type Contract = typeof despesasContract;

async function begin(ctx: WriteContext, seen: { id: string; versao: number }) {
  const row = await despesas.lock(ctx, seen);
  const cfg = await readFinanceiro(ctx.tx);
  return { row, cfg, quem: quemPode(ctx.actor, cfg) };
}

export async function liquidar(
  ctx: WriteContext,
  { id, versao, confirmacaoDuplicidade, confirmacaoData, ...input }: InputOf<Contract['liquidar']>,
) {
  const { row, cfg, quem } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoLiquidar(row, quem, cfg.exigirAprovacaoParaLiquidar));
  const { dataLiquidacaoPagamento } = input;
  await checkDatasNasContas(ctx, { dataLiquidacaoPagamento }, confirmacaoData, [input.idContaLiquidacao]);
  if (row.situacao !== APROVADA) await ctx.reason(despesaMessages.liquidadaSemAprovacao);
  const confirmada = await refusePagaDuasVezes(ctx.tx, row, dataLiquidacaoPagamento, confirmacaoDuplicidade);
  const pagamento = await comBancoDaConta(ctx.tx, input);
  await despesas.update(ctx, row, { ...liquidacaoDe(row, pagamento), ...confirmada });
  return despesas.get(ctx, id);
}

export async function desfazerLiquidacao(
  ctx: WriteContext,
  { id, versao, motivo }: InputOf<Contract['desfazerLiquidacao']>,
) {
  const { row, quem } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoDesfazerLiquidacao(row, quem));
  await ctx.reason(motivo);
  await despesas.update(ctx, row, { ...SEM_LIQUIDACAO, ...despesaConferida(ctx, row, SEM_LIQUIDACAO) });
  return despesas.get(ctx, id);
}

export async function estornar(
  ctx: WriteContext,
  { id, versao, valorEstorno, dataEstorno, confirmacaoData }: InputOf<Contract['estornar']>,
) {
  const { row, quem } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoEstornar(row, quem));
  if (valorEstorno > row.valor) {
    const { message } = despesasErrors.estorno_maior();
    throw despesasErrors.estorno_maior({ campos: { valorEstorno: message } });
  }
  if (row.dataLiquidacaoPagamento !== null && dataEstorno < row.dataLiquidacaoPagamento) {
    refuseCampos({ dataEstorno: despesaMessages.estornoAnterior });
  }
  checkDatas(ctx, { dataEstorno }, confirmacaoData);
  await despesas.update(ctx, row, { valorEstorno, dataEstorno });
  return despesas.get(ctx, id);
}
