/**
 * Notices of the approval: approvers hear of requests and of what lacks a second approval, requesters of the outcome.
 *
 * One operation on many expenses is one notice for each person, and unread ones of the same kind and author grow. An
 * expense stands in at most one unread notice of an approver: what was decided, withdrawn or voided leaves it.
 * Source: decisions §7 (Approval).
 */

import { DESPESAS_AVISOS } from '@sede/domain/modules/financeiro/despesas';
import { dismiss, notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';

type Ctx = Pick<WriteContext, 'tx' | 'now' | 'actor'>;

export interface Decidida {
  id: string;
  solicitanteId: string | null;
}

/** Takes these expenses out of the approvers' notices: they need not be approved any more. */
export const forgetPedido = (ctx: Pick<Ctx, 'tx' | 'now'>, ids: readonly string[]) =>
  dismiss(ctx, [DESPESAS_AVISOS.solicitada, DESPESAS_AVISOS.segunda], ids);

/** To all approvers but who asked. */
export const notifySolicitacao = (ctx: Ctx, ids: readonly string[]) =>
  notify(ctx, {
    aviso: DESPESAS_AVISOS.solicitada,
    dados: { por: ctx.actor.nome },
    exceto: [ctx.actor.usuarioId],
    registros: ids,
    junta: ctx.actor.usuarioId,
  });

const porSolicitante = (decididas: readonly Decidida[], ator: string) => {
  const groups = Map.groupBy(decididas, ({ solicitanteId }) => solicitanteId);
  return [...groups].flatMap(([quem, rows]) =>
    quem === null || quem === ator ? [] : [{ quem, ids: rows.map(({ id }) => id) }],
  );
};

export async function notifyAprovacao(
  ctx: Ctx,
  { primeiras, aprovadas }: { primeiras: readonly Decidida[]; aprovadas: readonly Decidida[] },
): Promise<void> {
  const por = ctx.actor.nome;
  await forgetPedido(
    ctx,
    [...primeiras, ...aprovadas].map(({ id }) => id),
  );
  // Without the requester, who in general may not approve: they are notified of the outcome instead.
  const solicitantes = new Set(primeiras.flatMap(({ solicitanteId }) => solicitanteId ?? []));
  await notify(ctx, {
    aviso: DESPESAS_AVISOS.segunda,
    dados: { por },
    exceto: [ctx.actor.usuarioId, ...solicitantes],
    registros: primeiras.map(({ id }) => id),
    junta: ctx.actor.usuarioId,
  });
  for (const { quem, ids } of porSolicitante(aprovadas, ctx.actor.usuarioId)) {
    await notify(ctx, {
      aviso: DESPESAS_AVISOS.aprovada,
      dados: { por },
      para: [quem],
      registros: ids,
      junta: ctx.actor.usuarioId,
    });
  }
}

export async function notifyNegacao(ctx: Ctx, motivo: string, negadas: readonly Decidida[]): Promise<void> {
  await forgetPedido(
    ctx,
    negadas.map(({ id }) => id),
  );
  for (const { quem, ids } of porSolicitante(negadas, ctx.actor.usuarioId)) {
    await notify(ctx, {
      aviso: DESPESAS_AVISOS.negada,
      dados: { por: ctx.actor.nome, motivo },
      para: [quem],
      registros: ids,
      junta: `${ctx.actor.usuarioId} ${motivo}`,
    });
  }
}
