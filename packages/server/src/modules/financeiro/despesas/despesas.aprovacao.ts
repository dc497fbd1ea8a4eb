/**
 * Approval of expenses: asked, withdrawn, given by two different people, denied with a reason.
 *
 * Each expense, named by id or by the list's filter, is done or refused on its own, with the reason; the rows are
 * locked in the order of their ids. Approving and denying act on the version that was seen: a further approval since
 * then does not stop an approver, any other change does; a denial is stopped by any change, so that of a simultaneous
 * approval and denial exactly one wins.
 * Errors per record: `despesas.estado`, `plataforma.versao_conflito`, `plataforma.nao_encontrado`.
 * Source: spec 1 §4.1; decisions §7 (Approval); invariant A4.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  AGUARDANDO,
  APROVACOES_NECESSARIAS,
  APROVADA,
  motivoNaoAprovar,
  motivoNaoNegar,
  motivoNaoRetirar,
  NEGADA,
  type QuemPode,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { eachRecord, type Targets } from '#platform/many/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { refuseEstado } from './despesa.checks.ts';
import { type DespesaRow, despesas } from './despesa.record.ts';
import { type Configuracoes, quemPode } from './despesas.actor.ts';
import { type Decidida, forgetPedido, notifyAprovacao, notifyNegacao, notifySolicitacao } from './despesas.avisos.ts';
import { alvosDaLista, alvosPendentes } from './despesas.selection.ts';
import { SEM_APROVACAO, solicitarUma } from './despesas.solicitar.ts';
import { deleteAprovacoes, insertAprovacao, listAprovadores, parcelas } from './despesas.store.ts';

type Contract = typeof despesasContract;
interface Decision {
  row: DespesaRow;
  quem: QuemPode;
  cfg: Configuracoes;
}

async function each(
  ctx: WriteContext,
  targets: Targets,
  apply: (decision: Decision) => Promise<void>,
  accepts?: (row: DespesaRow, versao: number) => boolean,
) {
  const cfg = await readFinanceiro(ctx.tx);
  const quem = quemPode(ctx.actor, cfg);
  return eachRecord(ctx, despesas, targets, (row) => apply({ row, quem, cfg }), accepts);
}

export async function solicitarAprovacao(ctx: WriteContext, input: InputOf<Contract['solicitarAprovacao']>) {
  const { corteAprovacao: corte } = await readFinanceiro(ctx.tx);
  let quantas = 0;
  const done = await each(ctx, await alvosDaLista(ctx, input), async ({ row, quem }) => {
    await solicitarUma(ctx, row, quem);
    if (row.dataVencimento <= corte) quantas += 1;
  });
  await notifySolicitacao(ctx, done.feitas);
  return { ...done, antesDoCorte: quantas > 0 ? { quantas, corte } : null };
}

export async function retirarSolicitacao(ctx: WriteContext, input: InputOf<Contract['retirarSolicitacao']>) {
  const done = await each(ctx, await alvosPendentes(ctx, input), async ({ row, quem }) => {
    refuseEstado(motivoNaoRetirar(row, quem));
    await deleteAprovacoes(ctx.tx, row.id);
    await despesas.update(ctx, row, SEM_APROVACAO);
  });
  await forgetPedido(ctx, done.feitas);
  return done;
}

/** Further approvals since then are no other content. */
const aprovavel = (row: DespesaRow, versao: number) => versao >= row.versaoAprovavel && versao <= row.versao;

export async function aprovar(ctx: WriteContext, input: InputOf<Contract['aprovar']>) {
  const primeiras: Decidida[] = [];
  const aprovadas: Decidida[] = [];
  const targets = await alvosPendentes(ctx, input, 'conteudo');
  const approve = async ({ row, quem, cfg }: Decision) => {
    const { id } = row;
    const aprovadores = await listAprovadores(ctx.tx, id);
    const anexos = cfg.anexoObrigatorioParaAprovar ? await parcelas.files.listAnexoIds(ctx.tx, [id]) : [];
    const { usuarioId } = ctx.actor;
    refuseEstado(
      motivoNaoAprovar(row, quem, {
        usuarioId,
        segregacao: cfg.segregacaoAprovacao,
        solicitanteId: row.solicitanteId,
        autores: [row.criadoPor, row.alteradoPor],
        aprovadores,
        anexoObrigatorio: cfg.anexoObrigatorioParaAprovar,
        anexos: anexos.length,
      }),
    );
    await insertAprovacao(ctx.tx, id, ctx.actor);
    const aprovacoes = aprovadores.length + 1;
    const situacao = aprovacoes >= APROVACOES_NECESSARIAS ? APROVADA : AGUARDANDO;
    await despesas.update(ctx, row, { aprovacoes, situacao });
    (situacao === APROVADA ? aprovadas : primeiras).push({ id, solicitanteId: row.solicitanteId });
  };
  const done = await each(ctx, targets, approve, aprovavel);
  await notifyAprovacao(ctx, { primeiras, aprovadas });
  return done;
}

export async function negar(ctx: WriteContext, { motivo, ...input }: InputOf<Contract['negar']>) {
  await ctx.reason(motivo);
  const negadas: Decidida[] = [];
  const done = await each(ctx, await alvosPendentes(ctx, input), async ({ row, quem }) => {
    const { id } = row;
    refuseEstado(motivoNaoNegar(row, quem));
    await deleteAprovacoes(ctx.tx, id);
    const denied = { situacao: NEGADA, aprovacoes: 0, motivoNegacao: motivo, negadoPor: ctx.actor.nome };
    await despesas.update(ctx, row, denied);
    negadas.push({ id, solicitanteId: row.solicitanteId });
  });
  await notifyNegacao(ctx, motivo, negadas);
  return done;
}
