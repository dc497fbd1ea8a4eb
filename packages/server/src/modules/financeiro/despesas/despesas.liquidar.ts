/**
 * Settlement of one instalment, its undoing, and the refund.
 *
 * Each happens once: the row is locked and its state asked again. Settling what is not approved is allowed unless the
 * setting demands approval, and says so in the audit. A refund comes after the settlement, once, up to the face value.
 * Errors: `despesas.estado`, `despesas.parecida`, `despesas.estorno_maior`, `despesas.pagamento_invalido`, `plataforma.versao_conflito`,
 * `plataforma.invalido`. Source: spec 1 §4.2, §5; decisions §7 (Settlement); invariant A6.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  APROVADA,
  despesasErrors,
  despesasMessages,
  type EstadoDespesa,
  motivoNaoDesfazerLiquidacao,
  motivoNaoEstornar,
  motivoNaoLiquidar,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { comBancoDaConta } from '../financeiro.contas.ts';
import { refuseEstado } from './despesa.checks.ts';
import { liquidacaoDe, SEM_LIQUIDACAO } from './despesa.liquidacao.ts';
import { quemPode } from './despesas.actor.ts';
import { refusePagaDuasVezes } from './despesas.radar.ts';
import { despesasStore, lockDespesa } from './despesas.store.ts';
import { readDespesa } from './despesas.views.ts';

type Contract = typeof despesasContract;

async function begin(ctx: WriteContext, seen: { id: string; versao: number }) {
  const row = await lockDespesa(ctx.tx, seen);
  const cfg = await readConfiguracoes(ctx.tx);
  return { row, cfg, estado: row as EstadoDespesa, quem: quemPode(ctx.actor, cfg) };
}

const written = ({ tx, actor, today }: WriteContext, id: string) =>
  readDespesa({ db: tx as unknown as Db, actor, today }, id);

export async function liquidar(
  ctx: WriteContext,
  { id, versao, confirmacaoDuplicidade, ...input }: InputOf<Contract['liquidar']>,
) {
  const { row, cfg, estado, quem } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoLiquidar(estado, quem, cfg.exigirAprovacaoParaLiquidar));
  if (row.situacao !== APROVADA) await ctx.reason(despesasMessages.liquidadaSemAprovacao);
  const confirmada = await refusePagaDuasVezes(ctx.tx, row, confirmacaoDuplicidade);
  const pagamento = await comBancoDaConta(ctx.tx, input);
  await despesasStore.update(ctx.tx, row, { ...liquidacaoDe(row, pagamento), ...confirmada });
  return written(ctx, id);
}

export async function desfazerLiquidacao(
  ctx: WriteContext,
  { id, versao, motivo }: InputOf<Contract['desfazerLiquidacao']>,
) {
  const { row, estado, quem } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoDesfazerLiquidacao(estado, quem));
  await ctx.reason(motivo);
  await despesasStore.update(ctx.tx, row, SEM_LIQUIDACAO);
  return written(ctx, id);
}

export async function estornar(
  ctx: WriteContext,
  { id, versao, valorEstorno, dataEstorno }: InputOf<Contract['estornar']>,
) {
  const { row, estado, quem } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoEstornar(estado, quem));
  if (valorEstorno > row.valor) {
    const { message } = despesasErrors.estorno_maior();
    throw despesasErrors.estorno_maior({ campos: { valorEstorno: message } });
  }
  if (row.dataLiquidacaoPagamento !== null && dataEstorno < row.dataLiquidacaoPagamento) {
    refuseCampos({ dataEstorno: despesasMessages.estornoAnterior });
  }
  await despesasStore.update(ctx.tx, row, { valorEstorno, dataEstorno });
  return written(ctx, id);
}
