/**
 * A person by their id, with roles and offices as they stand now: for work that is done for somebody who is not asking at
 * the moment (a job). Null when a request of theirs would be refused whatever it asked: the account is gone or disabled, or
 * one of its roles waits for the second step. Who asks is `createPrincipalReader`'s.
 */
import { sql } from 'kysely';
import type { Who } from '../api/index.ts';
import type { Db } from '../db/index.ts';
import { rolesThatAct, type StoredRoles } from './roles-that-act.ts';

export async function readWho(db: Db, usuarioId: string): Promise<Who | null> {
  const { rows } = await sql<Omit<Who, 'papeis'> & StoredRoles>`
    select u.id as usuario_id, u.nome, u.email, u.dois_fatores_ativo as dois_fatores,
      array(select p.papel from papeis_usuario p where p.usuario_id = u.id order by p.papel) as papeis,
      array(select e.escritorio_id::text from usuarios_escritorios e where e.usuario_id = u.id) as escritorios,
      (select c.valor from configuracoes c where c.chave = 'papeisComDuasEtapas') as com_duas_etapas
    from usuarios u where u.id = ${usuarioId}::uuid and not u.desabilitado`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { papeis, papeisSuspensos } = rolesThatAct(row);
  const { nome, email, escritorios } = row;
  return papeisSuspensos.length > 0 ? null : { usuarioId: row.usuarioId, nome, email, papeis, escritorios };
}
