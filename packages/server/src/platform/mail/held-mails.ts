/**
 * Mails of an act that can still be taken back: none leaves before, none is left of an act that was. `enqueueMail` marks
 * them with the act of its transaction. Source: decisions §6 ('Desfazer').
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
