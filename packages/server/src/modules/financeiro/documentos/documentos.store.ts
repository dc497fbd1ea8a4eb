/** The table `documentos`: its writes, and the lock for records that link to one. Source: spec 3 §2.12. */
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';

export const documentosStore = recordStore<'documentos'>('documentos');

/** For modules that link to a document: field → disabled, absent when gone; held until the link is saved. */
export async function lockDocumento(tx: Tx, id: string): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ desabilitado: boolean }>`
    select desabilitado from documentos where id = ${id}::uuid for share`.execute(tx);
  return new Map(rows.map(({ desabilitado }) => ['idDocumento', desabilitado]));
}
