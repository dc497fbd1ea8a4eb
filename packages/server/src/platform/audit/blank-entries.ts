/**
 * Blanks what the trail kept of some records of one table, with a reason: for the owner of the database alone; the digests stay, so that
 * `audit:verify` still holds. Out: how many entries. Source: decisions §6; decisions-members (LGPD).
 */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export async function blankEntries(
  owner: Db,
  { tabela, registros, motivo }: { tabela: string; registros: readonly string[]; motivo: string },
): Promise<number> {
  if (registros.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`update auditoria
    set antes = null, depois = null, apagado_em = now(), apagado_motivo = ${motivo}
    where tabela = ${tabela} and registro_id = any(${[...registros]}::uuid[]) and apagado_em is null
      and (antes is not null or depois is not null)`.execute(owner);
  return Number(numAffectedRows);
}
