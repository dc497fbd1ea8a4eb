/**
 * Mails of an act that can still be taken back: none leaves before, none is left of an act that was. `enqueueMail` marks
 * them with the act of its transaction. And mails to somebody who died. Source: decisions §6 ('Desfazer'); decisions-members
 * (Membership).
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** Mails that wait, with the marks of those that may have left. */
const drop = (tx: QueryExecutorProvider, condition: RawBuilder<unknown>) =>
  sql`with gone as (delete from emails where estado = 'pendente' and ${condition} returning id)
    delete from emails_em_entrega m using gone where m.email_id = gone.id`.execute(tx);

/** At the end of the act's own transaction. */
export async function holdMails(tx: QueryExecutorProvider, atoId: string, ate: string): Promise<void> {
  await sql`update emails set proxima_tentativa_em = ${ate}::timestamptz where ato_id = ${atoId}::uuid`.execute(tx);
}

/** Those that wait; what has left has left. */
export async function dropHeldMails(tx: QueryExecutorProvider, atoId: string): Promise<void> {
  await drop(tx, sql`ato_id = ${atoId}::uuid`);
}

/**
 * Of these mails those that wait and nobody delivers at this moment, taken out; the others have left. Out: the ids of those that nobody
 * can have got. One that the server may have got (its sender died, or no answer came) is taken out too and counts as one that left.
 */
export async function takeBackMails(tx: QueryExecutorProvider, ids: readonly string[]): Promise<string[]> {
  const { rows: held } = await sql<{ id: string }>`select id from emails
    where id = any(${ids}::uuid[]) and estado = 'pendente' for update skip locked`.execute(tx);
  const taken = held.map(({ id }) => id);
  // Asked after the lock: a statement sees what was committed before it began.
  const { rows: marked } = await sql<{
    id: string;
  }>`delete from emails_em_entrega where email_id = any(${taken}::uuid[])
    returning email_id as id`.execute(tx);
  await sql`delete from emails where id = any(${taken}::uuid[])`.execute(tx);
  const doubtful = new Set(marked.map(({ id }) => id));
  return taken.filter((id) => !doubtful.has(id));
}

/** Those that wait for these addresses. */
export async function dropMailsTo(tx: QueryExecutorProvider, para: readonly string[]): Promise<void> {
  if (para.length === 0) return;
  await drop(tx, sql`lower(para) = any(${[...para]}::text[])`);
}
