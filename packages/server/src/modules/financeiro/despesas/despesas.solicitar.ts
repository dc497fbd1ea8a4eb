/**
 * Asking approval of one expense, or of those that were registered or changed in the same act: all or none.
 *
 * Errors: `despesas.estado` (already asked, approved or paid; not this person's to ask). Source: spec 1 §4.1; decisions §7
 * (Approval); issue 9 §5.
 */
import { AGUARDANDO, motivoNaoSolicitar, type QuemPode } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { RecordPatch } from '#platform/db/record/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { refuseEstado } from './despesa.checks.ts';
import { type DespesaRow, despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { notifySolicitacao } from './despesas.avisos.ts';
import { deleteAprovacoes } from './despesas.store.ts';

/** The columns of an expense for which nobody asked approval. */
export const SEM_APROVACAO = {
  situacao: null,
  solicitante: null,
  solicitanteId: null,
  solicitadoEm: null,
  aprovacoes: 0,
  motivoNegacao: null,
  negadoPor: null,
} satisfies RecordPatch<'despesas'>;

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

/** Of what this transaction has just changed: the one that was saved, and of the later ones with it those that may be asked for. */
export async function solicitarAlteradas(ctx: WriteContext, id: string, ids: readonly string[]): Promise<void> {
  const quem = quemPode(ctx.actor, await readFinanceiro(ctx.tx));
  const rows = await despesas.lockWhere(ctx, [sql`d.id = any(${ids}::uuid[])`]);
  const asked = rows.filter((row) => row.id === id || motivoNaoSolicitar(row, quem) === null);
  for (const row of asked) await solicitarUma(ctx, row, quem);
  await notifySolicitacao(
    ctx,
    asked.map((row) => row.id),
  );
}
