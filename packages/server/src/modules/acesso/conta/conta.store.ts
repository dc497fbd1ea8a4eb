/**
 * SQL of sign-in that is ours: who an address belongs to, the mark of the last access, own sessions.
 */

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export async function usuarioExiste(db: Db | Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 as um from usuarios where lower(email) = ${email}`.execute(db);
  return rows.length > 0;
}

export async function findPessoa(db: Db | Tx, usuarioId: string): Promise<{ nome: string; email: string } | null> {
  const { rows } = await sql<{ nome: string; email: string }>`
    select nome, email from usuarios where id = ${usuarioId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Whether the account signed in from this address in the last 30 days. */
export async function entrouDaqui(db: Db | Tx, email: string, endereco: string, now: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as um from usuarios u join logs_usuario l on l.usuario_id = u.id
    where lower(u.email) = ${email} and l.tipo = 'Login' and l.endereco = ${endereco}
      and l.data > ${now}::timestamptz - interval '30 days'
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function markAcesso(tx: Tx, usuarioId: string, now: string): Promise<void> {
  await sql`update usuarios set ultimo_acesso_em = ${now}::timestamptz where id = ${usuarioId}::uuid`.execute(tx);
}

/** The mailbox is proven: the link that came by mail was used. */
export async function markEmailProven(tx: Tx, usuarioId: string): Promise<void> {
  await sql`update usuarios set email_verificado = true where id = ${usuarioId}::uuid and not email_verificado`.execute(
    tx,
  );
}

export interface SessaoRow {
  id: string;
  endereco: string | null;
  agente: string | null;
  criadoEm: string;
  atualizadoEm: string;
}

export async function sessoesDe(db: Db, usuarioId: string, now: string): Promise<SessaoRow[]> {
  const { rows } = await sql<SessaoRow>`
    select id, endereco, agente, criado_em, atualizado_em from auth.sessoes
    where usuario_id = ${usuarioId}::uuid and expira_em > ${now}::timestamptz
    order by atualizado_em desc, id`.execute(db);
  return rows;
}

export async function endSessaoOf(tx: Tx, usuarioId: string, sessaoId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from auth.sessoes where id = ${sessaoId}::uuid and usuario_id = ${usuarioId}::uuid returning id`.execute(tx);
  return rows.length === 1;
}
