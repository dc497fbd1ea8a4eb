/** The table `borderos_despesas`: which expenses a batch has. Source: issue 4 (Payment batch). */
import { newId } from '@sede/domain/kernel';
import { borderosErrors } from '@sede/domain/modules/financeiro/borderos';
import { sql } from 'kysely';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';

/** The index over open batches decides, also between two people who take one expense at the same moment. */
export async function linkDespesas(tx: Tx, borderoId: string, despesas: readonly string[]): Promise<void> {
  const pairs = despesas.map((id) => ({ id: newId(), despesa: id }));
  try {
    await sql`insert into borderos_despesas (id, bordero_id, despesa_id)
      select p.id, ${borderoId}::uuid, p.despesa
      from unnest(${pairs.map((p) => p.id)}::uuid[], ${pairs.map((p) => p.despesa)}::uuid[]) as p (id, despesa)`.execute(
      tx,
    );
  } catch (error) {
    const taken = ['borderos_despesas_num_aberto', 'borderos_despesas_uma_vez'];
    if (taken.some((name) => isUniqueViolation(error, name))) throw borderosErrors.em_outro();
    throw error;
  }
}

export async function despesasDo(tx: Tx, borderoId: string): Promise<string[]> {
  const { rows } = await sql<{ despesaId: string }>`
    select despesa_id from borderos_despesas where bordero_id = ${borderoId}::uuid order by despesa_id`.execute(tx);
  return rows.map(({ despesaId }) => despesaId);
}

/** Whether it was there. */
export async function unlinkDespesa(tx: Tx, borderoId: string, despesaId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from borderos_despesas where bordero_id = ${borderoId}::uuid and despesa_id = ${despesaId}::uuid
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Frees the expenses of a batch that is settled or cancelled. */
export async function closeDespesas(tx: Tx, borderoId: string): Promise<void> {
  await sql`update borderos_despesas set aberto = false where bordero_id = ${borderoId}::uuid`.execute(tx);
}
