/**
 * Law offices on the server, found by words of name, e-mail and addressee and by initials of the name. Who knows an office only as
 * one of its users sees their own. Source: spec 3 §2.8; decisions §6; decisions-legal (Permissions).
 */
import { escritoriosRegister } from '@sede/domain/modules/juridico/escritorios';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { inColumns } from '#platform/db/list/index.ts';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';
import { seesAllOffices } from '../juridico.actor.ts';

export const escritorios = registerRecord(escritoriosRegister, {
  tabela: 'escritorios',
  visivel: (actor) =>
    seesAllOffices(actor, 'escritorios.vincular') ? todos : sql`r.id = any(${actor.escritorios}::uuid[])`,
  search: inColumns(
    sql`sede.sem_acento(r.nome || ' ' || coalesce(r.email, '') || ' ' || coalesce(r.nome_destinatario, ''))`,
    sql`sede.iniciais(r.nome)`,
  ),
});

/** For records that refer to one. */
export const ESCRITORIO_REFERENCIA: Reference = { tabela: 'escritorios', nome: 'O escritório' };

/** Names for the history of what refers to offices. */
export async function escritorioNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from escritorios where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
