/**
 * Signing a month's conciliação and reopening it; the balance that somebody typed; why a movement is not in the statement.
 *
 * Signing waits for whoever is writing in the account and decides on what it then reads; if a balance is no longer the
 * one that was seen, nothing is signed. From then on the database holds the account up to the month's end; the reason
 * given for a movement of those days may be replaced, but not removed. Somebody other than who signed reopens, with a
 * reason that the audit keeps. Ignored lines since the last signed month that do not cancel
 * out are signed with their sum and a reason. Errors: `conciliacoes.estado`, `.mudou`, `.ignorados` (422), `plataforma.versao_conflito`,
 * `plataforma.nao_encontrado`.
 * Source: issue 4 (monthly conciliação); decision 027.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import type { Impedimento } from '@sede/domain/kernel';
import {
  type Conciliacao,
  conciliacoesErrors,
  ignoradosSomam,
  type MotivoConciliacao,
  motivoNaoReabrirConciliacao,
} from '@sede/domain/modules/financeiro/conciliacoes';
import type { conciliacoesContract } from '@sede/domain/modules/financeiro/conciliacoes/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { conciliadaAte } from '../extratos/index.ts';
import { conciliacoes } from './conciliacao.record.ts';
import { diaDoMovimento } from './conciliacoes.saldos.ts';
import { lockConta, saveJustificativa, saveMes } from './conciliacoes.store.ts';
import { readConciliacao } from './conciliacoes.views.ts';

type Contract = typeof conciliacoesContract;

function refuse(motivo: MotivoConciliacao | Impedimento<MotivoConciliacao> | null | undefined): void {
  if (motivo) throw conciliacoesErrors.estado({ values: { motivo } });
}

export async function informarSaldo(
  ctx: WriteContext,
  input: InputOf<Contract['informarSaldo']>,
): Promise<Conciliacao> {
  const { idConta, mes, saldo } = input;
  await lockConta(ctx.tx, idConta);
  refuse((await readConciliacao(ctx, idConta, mes)).pode.informar);
  await saveMes(ctx, { idConta, mes }, { saldoInformado: saldo });
  return readConciliacao(ctx, idConta, mes);
}

export async function justificar(ctx: WriteContext, input: InputOf<Contract['justificar']>): Promise<{ id: string }> {
  const { idConta, motivo } = input;
  // Locks as signing does, which decides on these reasons; of two at once the second replaces the first's.
  await lockConta(ctx.tx, idConta);
  const dia = await diaDoMovimento(ctx.db, input);
  if (dia === null) refuse('movimento_sumiu');
  const ate = motivo === null ? await conciliadaAte(ctx.tx, idConta) : null;
  if (ate !== null && dia !== null && dia <= ate) refuse({ codigo: 'conta_conciliada', valores: { ate } });
  return { id: await saveJustificativa(ctx.tx, input) };
}

/** What the month keeps of ignored lines; those that do not cancel out need a reason. */
function explainIgnorados(valor: number, motivo: string | null | undefined) {
  if (valor === 0) return { ignoradosValor: null, motivoIgnorados: null };
  if (!motivo) {
    const values = { valor };
    throw conciliacoesErrors.ignorados({ values, campos: { motivoIgnorados: ignoradosSomam(valor) } });
  }
  return { ignoradosValor: valor, motivoIgnorados: motivo };
}

export async function assinar(ctx: WriteContext, input: InputOf<Contract['assinar']>): Promise<Conciliacao> {
  const { idConta, mes, saldoSistema, saldoExtrato, motivoIgnorados } = input;
  await lockConta(ctx.tx, idConta);
  const agora = await readConciliacao(ctx, idConta, mes);
  refuse(agora.pode.assinar);
  if (agora.saldoSistema !== saldoSistema || agora.saldoExtrato !== saldoExtrato) throw conciliacoesErrors.mudou();
  const explained = explainIgnorados(agora.ignoradosAExplicar, motivoIgnorados);
  const { usuarioId, nome } = ctx.actor;
  await saveMes(
    ctx,
    { idConta, mes },
    {
      assinada: true,
      saldoSistema,
      saldoExtrato,
      ...explained,
      assinadaEm: ctx.now,
      assinadaPor: usuarioId,
      assinadaPorNome: nome,
      reabertaEm: null,
      reabertaPor: null,
      reabertaPorNome: null,
      motivoReabertura: null,
    },
  );
  return readConciliacao(ctx, idConta, mes);
}

export async function reabrir(ctx: WriteContext, input: InputOf<Contract['reabrir']>): Promise<Conciliacao> {
  const { id, versao, motivo } = input;
  const { idConta, mes } = await conciliacoes.linha(ctx, id);
  // Locks the account first and then its row, in the order of signing.
  await lockConta(ctx.tx, idConta);
  const row = await conciliacoes.lock(ctx, { id, versao });
  const { conciliadaAte } = await readConciliacao(ctx, idConta, mes);
  const { usuarioId, nome, papeis } = ctx.actor;
  refuse(motivoNaoReabrirConciliacao(row, conciliadaAte, { usuarioId, reabrir: can(papeis, 'conciliacoes.reabrir') }));
  await ctx.reason(motivo);
  await conciliacoes.update(ctx, row, {
    assinada: false,
    reabertaEm: ctx.now,
    reabertaPor: usuarioId,
    reabertaPorNome: nome,
    motivoReabertura: motivo,
  });
  return readConciliacao(ctx, idConta, mes);
}
