/**
 * Deletes one instalment for good, or it and the later ones that are not settled.
 *
 * The audit keeps each row's whole last state; files that no other expense names are let go of and stay for the
 * retention term. An expense in an open payment batch leaves it; one of a recurrence frees its month. Settled ones only
 * by `financeiroEspecial`. Errors: `despesas.estado`, `plataforma.versao_conflito`.
 * Source: spec 1 §4.2, §6.3; decisions §7 (Deletion).
 */
import type { InputOf } from '@sede/domain/contract';
import { motivoNaoExcluir } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { refuseEstado } from './despesa.checks.ts';
import { quemPode } from './despesas.actor.ts';
import { forgetPedido } from './despesas.avisos.ts';
import { parcelas } from './despesas.store.ts';

type Input = InputOf<typeof despesasContract.remove>;

/**
 * Numbers of the open batches that contain these expenses: the deletion takes them out, and the answer names the
 * batches.
 */
async function borderosAbertos(tx: Tx, despesas: string[]): Promise<number[]> {
  const { rows } = await sql<{ numero: number }>`
    select distinct b.numero from borderos_despesas x join borderos b on b.id = x.bordero_id
    where x.despesa_id = any(${despesas}::uuid[]) and x.aberto order by b.numero`.execute(tx);
  return rows.map(({ numero }) => numero);
}

export async function removeDespesa(ctx: WriteContext, alvo: Input) {
  const { tx, actor } = ctx;
  const rows = await parcelas.lockFrom(ctx, alvo);
  refuseEstado(motivoNaoExcluir(rows[0], quemPode(actor, await readFinanceiro(tx))));
  const borderos = await borderosAbertos(
    tx,
    rows.map((row) => row.id),
  );
  const excluidas = await parcelas.remove(ctx, rows);
  await forgetPedido(ctx, excluidas);
  return { excluidas, borderos };
}
