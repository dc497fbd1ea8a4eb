/** Reads of who saw one member's data, and the one thing that changes there: the name of somebody who was made anonymous. */
import type { AtoDeAcesso } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

export interface AcessoFeito {
  id: string;
  em: string;
  por: string;
  ato: AtoDeAcesso;
  tela: string;
}

/** Everything that was written down about this member, the newest first. */
export async function readAcessos(db: Db, filiadoId: string): Promise<AcessoFeito[]> {
  const { rows } = await sql<AcessoFeito>`select id, em, usuario_nome as por, ato, tela from acessos_dados
    where filiado_id = ${filiadoId}::uuid order by em desc, id desc`.execute(db);
  return rows;
}

export async function forgetNome(tx: Tx, filiadoId: string): Promise<void> {
  await sql`update acessos_dados set filiado_nome = null where filiado_id = ${filiadoId}::uuid`.execute(tx);
}
