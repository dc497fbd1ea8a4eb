/**
 * Mails of an act that can still be taken back: none leaves before, none is left of an act that was. `enqueueMail` marks
 * them with the act of its transaction. And mails to somebody who died. Source: decisions §6 ('Desfazer'); decisions-members
 * (Membership).
 */
import { type QueryExecutorProvider, sql } from 'kysely';

/** At the end of the act's own transaction. */
export async function holdMails(tx: QueryExecutorProvider, atoId: string, ate: string): Promise<void> {
  await sql`update emails set proxima_tentativa_em = ${ate}::timestamptz where ato_id = ${atoId}::uuid`.execute(tx);
}

/** Those that wait; what has left has left. */
export async function dropHeldMails(tx: QueryExecutorProvider, atoId: string): Promise<void> {
  await sql`delete from emails where ato_id = ${atoId}::uuid and estado = 'pendente'`.execute(tx);
}

/** Of these mails those that wait and nobody delivers at this moment, taken out; the others have left. Out: the ids of those taken. */
export async function takeBackMails(tx: QueryExecutorProvider, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from emails where id in (
      select id from emails where id = any(${ids}::uuid[]) and estado = 'pendente' for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those that wait for these addresses. */
export async function dropMailsTo(tx: QueryExecutorProvider, para: readonly string[]): Promise<void> {
  if (para.length === 0) return;
  await sql`delete from emails where estado = 'pendente' and lower(para) = any(${[...para]}::text[])`.execute(tx);
}
