/**
 * Approval of expenses: asked, withdrawn, given by two different people, denied with a reason.
 *
 * Each expense, named by id or by the list's filter, is done or refused on its own, with the reason; the rows are locked
 * in the order of their ids. Approving
 * and denying act on what was seen: a further approval since then does not stop an approver, any other change does; a
 * denial is stopped by any change, so that of an approval and a denial of the same moment exactly one wins.
 * Errors per record: `despesas.estado`, `plataforma.versao_conflito`, `plataforma.nao_encontrado`.
 * Source: spec 1 §4.1; decisions §7 (Approval); invariant A4.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  AGUARDANDO,
  APROVACOES_NECESSARIAS,
  APROVADA,
  type EstadoDespesa,
  motivoNaoAprovar,
  motivoNaoNegar,
  motivoNaoRetirar,
  motivoNaoSolicitar,
  NEGADA,
  type QuemPode,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { eachRecord, type Targets } from '#platform/many/index.ts';
import { refuseEstado } from './despesa.checks.ts';
import { type Configuracoes, quemPode } from './despesas.actor.ts';
import { avisarAprovacao, avisarNegacao, avisarSolicitacao, type Decidida, esquecerPedido } from './despesas.avisos.ts';
import { alvosDaLista, alvosPendentes } from './despesas.selecao.ts';
import {
  type DespesaRow,
  deleteAprovacoes,
  despesasFiles,
  despesasStore,
  insertAprovacao,
  listAprovadores,
  lockDespesa,
} from './despesas.store.ts';
import { SEM_APROVACAO } from './despesas.update.ts';
import { linhaVisivel } from './despesas.visibility.ts';

type Contract = typeof despesasContract;
interface Decision {
  id: string;
  quem: QuemPode;
  cfg: Configuracoes;
  /** The version that was seen of this record. */
  versao: number;
}

const stateOf = (row: DespesaRow) => row as EstadoDespesa;

async function each(ctx: WriteContext, targets: Targets, apply: (decision: Decision) => Promise<void>) {
  const cfg = await readConfiguracoes(ctx.tx);
  const quem = quemPode(ctx.actor, cfg);
  return eachRecord(targets, (seen) => apply({ ...seen, quem, cfg }));
}

export async function solicitarAprovacao(ctx: WriteContext, input: InputOf<Contract['solicitarAprovacao']>) {
  const done = await each(ctx, await alvosDaLista(ctx, input), async ({ id, quem, versao }) => {
    const row = await lockDespesa(ctx.tx, { id, versao });
    refuseEstado(motivoNaoSolicitar(stateOf(row), quem));
    await deleteAprovacoes(ctx.tx, id);
    const { email, usuarioId } = ctx.actor;
    const asked = { situacao: AGUARDANDO, solicitante: email, solicitanteId: usuarioId, solicitadoEm: ctx.now };
    await despesasStore.update(ctx.tx, row, { ...SEM_APROVACAO, ...asked });
  });
  await avisarSolicitacao(ctx, done.feitas);
  return done;
}

export async function retirarSolicitacao(ctx: WriteContext, input: InputOf<Contract['retirarSolicitacao']>) {
  const done = await each(ctx, await alvosPendentes(ctx, input), async ({ id, quem, versao }) => {
    const row = await lockDespesa(ctx.tx, { id, versao });
    refuseEstado(motivoNaoRetirar(stateOf(row), quem));
    await deleteAprovacoes(ctx.tx, id);
    await despesasStore.update(ctx.tx, row, SEM_APROVACAO);
  });
  await esquecerPedido(ctx, done.feitas);
  return done;
}

export async function aprovar(ctx: WriteContext, input: InputOf<Contract['aprovar']>) {
  const primeiras: Decidida[] = [];
  const aprovadas: Decidida[] = [];
  const done = await each(ctx, await alvosPendentes(ctx, input, 'conteudo'), async ({ id, quem, cfg, versao }) => {
    const row = await lockDespesa(ctx.tx, { id });
    if (!linhaVisivel(ctx.actor, row)) throw platformErrors.nao_encontrado();
    const seen = versao >= row.versaoAprovavel && versao <= row.versao;
    if (!seen) await lockDespesa(ctx.tx, { id, versao });
    const aprovadores = await listAprovadores(ctx.tx, id);
    const anexos = cfg.anexoObrigatorioParaAprovar ? await despesasFiles.listAnexoIds(ctx.tx, [id]) : [];
    const { usuarioId } = ctx.actor;
    refuseEstado(
      motivoNaoAprovar(stateOf(row), quem, {
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
    await despesasStore.update(ctx.tx, row, { aprovacoes, situacao });
    (situacao === APROVADA ? aprovadas : primeiras).push({ id, solicitanteId: row.solicitanteId });
  });
  await avisarAprovacao(ctx, { primeiras, aprovadas });
  return done;
}

export async function negar(ctx: WriteContext, { motivo, ...input }: InputOf<Contract['negar']>) {
  await ctx.reason(motivo);
  const negadas: Decidida[] = [];
  const done = await each(ctx, await alvosPendentes(ctx, input), async ({ id, quem, versao }) => {
    const row = await lockDespesa(ctx.tx, { id });
    if (!linhaVisivel(ctx.actor, row)) throw platformErrors.nao_encontrado();
    await lockDespesa(ctx.tx, { id, versao });
    refuseEstado(motivoNaoNegar(stateOf(row), quem));
    await deleteAprovacoes(ctx.tx, id);
    const denied = { situacao: NEGADA, aprovacoes: 0, motivoNegacao: motivo, negadoPor: ctx.actor.nome };
    await despesasStore.update(ctx.tx, row, denied);
    negadas.push({ id, solicitanteId: row.solicitanteId });
  });
  await avisarNegacao(ctx, motivo, negadas);
  return done;
}
