/** The table `entradas`: its writes. Source: spec 1 §3.6 (Suprimento). */
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type RecordRow, recordStore } from '#platform/db/record/index.ts';

export const entradasStore = recordStore<'entradas'>('entradas');

/** The till's row of a transfer, held until the transaction ends. */
export async function lockDaTransferencia(tx: Tx, idTransferencia: string): Promise<RecordRow<'entradas'> | undefined> {
  const { rows } = await sql<RecordRow<'entradas'>>`
    select * from entradas where id_transferencia = ${idTransferencia}::uuid for update`.execute(tx);
  return rows[0];
}
