/**
 * The user's log: sign-ins, exports, searches by CPF, downloads. What changes a record is in the audit trail instead.
 *
 * `tipo` as the texts name it ('Login', 'report_download'); `dados` never holds more than what identifies the act.
 * Source: spec 1 §2.2, §2.22, §3.2; decisions §6.
 */

import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

export interface UserLogEntry {
  usuarioId: string;
  tipo: string;
  dados?: Record<string, unknown>;
  arquivo?: string;
  endereco?: string;
}

export async function recordUserLog(db: Db | Tx, entry: UserLogEntry, now: string): Promise<void> {
  await sql`
    insert into logs_usuario (id, usuario_id, tipo, dados, arquivo, data, endereco)
    values (${newId()}::uuid, ${entry.usuarioId}::uuid, ${entry.tipo}, ${entry.dados ? JSON.stringify(entry.dados) : null}::jsonb,
      ${entry.arquivo ?? null}, ${now}::timestamptz, ${entry.endereco ?? null})`.execute(db);
}

/** Instant of somebody's `nth` newest entry of a kind since an instant; null where there are fewer: what a limit on an act asks. */
export async function nthEntrySince(
  db: Db | Tx,
  { usuarioId, tipo, since, nth }: { usuarioId: string; tipo: string; since: string; nth: number },
): Promise<string | null> {
  const { rows } = await sql<{ data: string }>`select data from logs_usuario
    where usuario_id = ${usuarioId}::uuid and data > ${since}::timestamptz and tipo = ${tipo}
    order by data desc offset ${nth - 1} limit 1`.execute(db);
  return rows[0]?.data ?? null;
}
