/**
 * Links in mails to members, as rows: whoever holds the mailbox holds the token, of which only the digest is kept.
 *
 * 'ligar' says that an account is this member's; 'email' that a new address is theirs; 'nao_fui_eu' puts the old address back. One
 * of the first two waits at a time; a used or expired one is no more. Source: decisions-members (Account).
 */
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export type TipoDeLink = 'ligar' | 'email' | 'nao_fui_eu';
export interface LinkDeFiliado {
  id: string;
  tipo: TipoDeLink;
  filiadoId: string;
  usuarioId: string;
  /** Where it was sent. */
  email: string;
}

/** 'Não fui eu' for a week, as long as an invitation; a new address is confirmed within two days. */
const DIAS: Record<TipoDeLink, number> = { ligar: 7, email: 2, nao_fui_eu: 7 };
const DAY_MS = 86_400_000;

const digestOf = (token: string) => createHash('sha256').update(token).digest();

export async function createLink(
  tx: Tx,
  { tipo, filiadoId, usuarioId, email }: Omit<LinkDeFiliado, 'id'>,
  now: string,
): Promise<{ token: string; dias: number }> {
  if (tipo !== 'nao_fui_eu') await endLinksOf(tx, filiadoId, [tipo]);
  const token = randomBytes(24).toString('base64url');
  const expira = new Date(Date.parse(now) + DIAS[tipo] * DAY_MS).toISOString();
  await sql`insert into filiado_links (id, tipo, filiado_id, usuario_id, email, digest, criado_em, expira_em)
    values (${newId()}::uuid, ${tipo}, ${filiadoId}::uuid, ${usuarioId}::uuid, ${email}, ${digestOf(token)},
      ${now}::timestamptz, ${expira}::timestamptz)`.execute(tx);
  return { token, dias: DIAS[tipo] };
}

/** The link that this token is of, while it is worth something; `hold`: until the commit, for its use. */
export async function findLink(db: Db | Tx, token: string, now: string, hold = false): Promise<LinkDeFiliado | null> {
  const { rows } = await sql<LinkDeFiliado>`
    select id, tipo, filiado_id, usuario_id, email from filiado_links
    where digest = ${digestOf(token)} and expira_em > ${now}::timestamptz ${hold ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function removeLink(tx: Tx, id: string): Promise<void> {
  await sql`delete from filiado_links where id = ${id}::uuid`.execute(tx);
}

export async function endLinksOf(tx: Tx, filiadoId: string, tipos: readonly TipoDeLink[]): Promise<void> {
  await sql`delete from filiado_links where filiado_id = ${filiadoId}::uuid and tipo = any(${[...tipos]}::text[])`.execute(
    tx,
  );
}

/** The new address that waits for its holder's word. */
export async function findPendente(db: Db | Tx, filiadoId: string, now: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from filiado_links where filiado_id = ${filiadoId}::uuid and tipo = 'email'
      and expira_em > ${now}::timestamptz`.execute(db);
  return rows[0]?.email ?? null;
}

export async function sweepLinks(db: Db, now: string): Promise<void> {
  await sql`delete from filiado_links where expira_em < ${now}::timestamptz`.execute(db);
}
