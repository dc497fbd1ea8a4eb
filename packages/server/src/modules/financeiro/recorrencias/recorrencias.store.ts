/**
 * The table `recorrencias_meses`: its writes.
 *
 * A month has one outcome (`recorrencias_meses_um_por_mes`): whoever comes second gets an error. The model's row is
 * held by every act on its months. Errors: `recorrencias.mes_feito`. Source: issue 4; decision 028.
 */
import { newId } from '@sede/domain/kernel';
import { recorrenciasErrors } from '@sede/domain/modules/financeiro/recorrencias';
import { sql } from 'kysely';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';

export type Desfecho = { despesaId: string } | { motivoPulo: string };

export async function insertMes(tx: Tx, recorrenciaId: string, mes: string, desfecho: Desfecho): Promise<void> {
  const { despesaId = null, motivoPulo = null } = desfecho as { despesaId?: string; motivoPulo?: string };
  try {
    await sql`insert into recorrencias_meses (id, recorrencia_id, mes, despesa_id, motivo_pulo)
      values (${newId()}::uuid, ${recorrenciaId}::uuid, ${mes}, ${despesaId}::uuid, ${motivoPulo})`.execute(tx);
  } catch (error) {
    if (isUniqueViolation(error, 'recorrencias_meses_um_por_mes')) {
      throw recorrenciasErrors.mes_feito({ values: { mes } });
    }
    throw error;
  }
}

/** Whether the month was there, and skipped. */
export async function deletePulo(tx: Tx, recorrenciaId: string, mes: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`delete from recorrencias_meses
    where recorrencia_id = ${recorrenciaId}::uuid and mes = ${mes} and motivo_pulo is not null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The months that have an outcome, and the expenses that came of them. */
export async function mesesFeitos(tx: Tx, recorrenciaId: string): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ mes: string; despesaId: string | null }>`
    select mes, despesa_id from recorrencias_meses where recorrencia_id = ${recorrenciaId}::uuid`.execute(tx);
  return new Map(rows.map(({ mes, despesaId }) => [mes, despesaId]));
}
