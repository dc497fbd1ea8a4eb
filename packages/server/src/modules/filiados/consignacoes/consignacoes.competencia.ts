/** A competence is concluded when nothing in it is untreated, and reopened with a reason. Source: decisions-members (Consignação). */
import type { InputOf } from '@sede/domain/contract';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { motivoNaoConcluir, readConcluida } from './consignacoes.painel.ts';
import { dia, lockCompetencia, refuseEstado } from './consignacoes.store.ts';

type Contract = typeof consignacoesContract;

export async function concluir(ctx: WriteContext, { competencia }: InputOf<Contract['concluir']>) {
  const { concluida } = await lockCompetencia(ctx.tx, competencia);
  refuseEstado(await motivoNaoConcluir(ctx, competencia, concluida));
  await sql`update consignacao_competencias set concluida_em = ${ctx.now}::timestamptz, concluida_por = ${ctx.actor.usuarioId}::uuid
    where competencia = ${dia(competencia)}::date`.execute(ctx.tx);
  return { competencia, concluida: await readConcluida(ctx, competencia) };
}

export async function reabrir(ctx: WriteContext, { competencia, motivo }: InputOf<Contract['reabrir']>) {
  const { concluida } = await lockCompetencia(ctx.tx, competencia);
  refuseEstado(concluida ? null : 'aberta');
  await ctx.reason(motivo);
  await sql`update consignacao_competencias set concluida_em = null, concluida_por = null, motivo_reabertura = ${motivo}
    where competencia = ${dia(competencia)}::date`.execute(ctx.tx);
  return { competencia, concluida: null };
}
