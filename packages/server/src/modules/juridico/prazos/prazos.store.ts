/** SQL of deadlines beside their record: who works on a case, which deadlines run. Source: decisions-legal (Prazos). */
import type { Foro } from '@sede/domain/modules/juridico/prazos';
import { sql } from 'kysely';
import { holdsRole } from '#platform/auth/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { readCalendario } from '../feriados/index.ts';

/** Of user `u` and case `c`: an enabled legal editor, or an enabled user of the case's office. */
export const TRABALHA_NO_PROCESSO = sql`(not u.desabilitado and (${holdsRole(sql`u.id`, ['juridico'])}
  or ${holdsRole(sql`u.id`, ['escritorio_juridico'])} and exists (select from usuarios_escritorios x
    where x.usuario_id = u.id and x.escritorio_id = c.escritorio_id)))`;

export interface Pessoa {
  id: string;
  nome: string;
  email: string;
}

/** Those who work on the case: legal editors, and the users of its office. */
export async function readResponsaveis(db: Db | Tx, processoId: string): Promise<Pessoa[]> {
  const { rows } = await sql<Pessoa>`
    select u.id, u.nome, u.email from processos_juridicos c join usuarios u on ${TRABALHA_NO_PROCESSO}
    where c.id = ${processoId}::uuid order by u.nome, u.id`.execute(db);
  return rows;
}

/** The calendar of one case: staff's holidays and its court. In: a case that is held or seen. */
export async function readForo(db: Db | Tx, processoId: string): Promise<Foro> {
  const { rows } = await sql<{ tribunal: string | null }>`
    select tribunal_orgao as tribunal from processos_juridicos where id = ${processoId}::uuid`.execute(db);
  return { calendario: await readCalendario(db), tribunal: rows[0]?.tribunal ?? null };
}
