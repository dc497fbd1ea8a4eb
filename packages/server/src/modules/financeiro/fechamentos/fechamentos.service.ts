/**
 * Closing a finance month and reopening it.
 *
 * Closing keeps its report as it is signed (`fechamento.relatorio.ts`). It waits for whoever is writing in the month, then nobody writes in it any more: the guard in the database refuses
 * (migration 0021). Of two closings at once the second is told that it is closed. Somebody other than who closed reopens,
 * with a reason that the audit keeps. Errors: `fechamentos.estado`, `fechamentos.sobreposto`,
 * `plataforma.versao_conflito`. Source: decisions §7 (Month closing); issue 4.
 */
import type { InputOf } from '@sede/domain/contract';
import { rangeOfFinanceMonth } from '@sede/domain/kernel';
import {
  fechamentosErrors,
  type MotivoFechamento,
  motivoNaoFechar,
  motivoNaoReabrir,
} from '@sede/domain/modules/financeiro/fechamentos';
import type { fechamentosContract } from '@sede/domain/modules/financeiro/fechamentos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { estadoDe, quemFecha, toMes } from './fechamento.mes.ts';
import { fechamentos } from './fechamento.record.ts';
import { keepRelatorio } from './fechamento.relatorio.ts';
import { findMes, hasOverlap, lockMes } from './fechamentos.store.ts';

type Contract = typeof fechamentosContract;

function refuse(motivo: MotivoFechamento | null): void {
  if (motivo) throw fechamentosErrors.estado({ values: { motivo } });
}

export async function fecharMes(ctx: WriteContext, { mes }: InputOf<Contract['fechar']>) {
  const { tx, actor, today, now } = ctx;
  const { periodoFinanceiro: days } = await readFinanceiro(tx);
  const range = rangeOfFinanceMonth(mes, days);
  await lockMes(tx, range);
  const row = await findMes(ctx, mes);
  refuse(motivoNaoFechar(estadoDe(mes, row, days), quemFecha(actor), today));
  if (await hasOverlap(tx, mes, range)) throw fechamentosErrors.sobreposto();
  const fechado = {
    ...range,
    fechado: true,
    fechadoEm: now,
    fechadoPor: actor.usuarioId,
    fechadoPorNome: actor.nome,
    reabertoEm: null,
    reabertoPor: null,
    reabertoPorNome: null,
    motivoReabertura: null,
  };
  const closed = row ? await fechamentos.update(ctx, row, fechado) : await fechamentos.insert(ctx, { mes, ...fechado });
  await keepRelatorio(ctx, closed);
  return toMes(mes, closed, { actor, today, days });
}

export async function reabrirMes(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['reabrir']>) {
  const { tx, actor, today, now } = ctx;
  const row = await fechamentos.lock(ctx, { id, versao });
  const { periodoFinanceiro: days } = await readFinanceiro(tx);
  refuse(motivoNaoReabrir(row, quemFecha(actor)));
  await ctx.reason(motivo);
  const reopened = await fechamentos.update(ctx, row, {
    fechado: false,
    reabertoEm: now,
    reabertoPor: actor.usuarioId,
    reabertoPorNome: actor.nome,
    motivoReabertura: motivo,
  });
  return toMes(row.mes, reopened, { actor, today, days });
}
