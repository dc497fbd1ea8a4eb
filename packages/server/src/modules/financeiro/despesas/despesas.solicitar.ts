/**
 * Asking approval of one expense, or of those that were registered in the same act: all or none.
 *
 * Errors: `despesas.estado` (already asked, approved or paid; not this person's to ask). Source: spec 1 §4.1; decisions §7
 * (Approval); issue 9 §5.
 */
import { AGUARDANDO, motivoNaoSolicitar, type QuemPode } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { refuseEstado } from './despesa.checks.ts';
import { type DespesaRow, despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { notifySolicitacao } from './despesas.avisos.ts';
import { deleteAprovacoes } from './despesas.store.ts';
import { SEM_APROVACAO } from './despesas.update.ts';

export async function solicitarUma(ctx: WriteContext, row: DespesaRow, quem: QuemPode): Promise<void> {
  refuseEstado(motivoNaoSolicitar(row, quem));
  await deleteAprovacoes(ctx.tx, row.id);
  const { email, usuarioId } = ctx.actor;
  const asked = { situacao: AGUARDANDO, solicitante: email, solicitanteId: usuarioId, solicitadoEm: ctx.now };
  await despesas.update(ctx, row, { ...SEM_APROVACAO, ...asked });
}

/** Of what this transaction has just registered. */
export async function solicitarRegistradas(ctx: WriteContext, ids: readonly string[]): Promise<void> {
  const quem = quemPode(ctx.actor, await readFinanceiro(ctx.tx));
  const rows = await despesas.lockWhere(ctx, [sql`d.id = any(${ids}::uuid[])`]);
  for (const row of rows) await solicitarUma(ctx, row, quem);
  await notifySolicitacao(ctx, ids);
}
