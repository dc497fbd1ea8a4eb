/**
 * A person by their id, with roles and offices as they stand now: for work that is done for somebody who is not asking at
 * the moment (a job). Null when the account is gone or disabled. Who asks is `createPrincipalReader`'s.
 */
import { isRole } from '@sede/domain/access';
import { sql } from 'kysely';
import type { Who } from '../api/index.ts';
import type { Db } from '../db/index.ts';

export async function readWho(db: Db, usuarioId: string): Promise<Who | null> {
  const { rows } = await sql<Omit<Who, 'papeis'> & { papeis: string[] }>`
    select u.id as usuario_id, u.nome, u.email,
      array(select p.papel from papeis_usuario p where p.usuario_id = u.id order by p.papel) as papeis,
      array(select e.escritorio_id::text from usuarios_escritorios e where e.usuario_id = u.id) as escritorios
    from usuarios u where u.id = ${usuarioId}::uuid and not u.desabilitado`.execute(db);
  const [row] = rows;
  return row ? { ...row, papeis: row.papeis.filter(isRole) } : null;
}
