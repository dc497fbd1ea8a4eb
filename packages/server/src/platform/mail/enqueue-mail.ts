/**
 * Puts an e-mail into the outbox, inside the transaction of the change that it reports: it leaves only if that is
 * committed. `enqueueBatch` puts in those of a mailing, whose one body is not written once for each (decision 078).
 *
 * One recipient a mail, so that a refusal of one address never holds back another's. The Message-ID is fixed here: a repeat
 * (the program killed between the server's 250 and our commit) can be recognised by it.
 * A mail of an act that can still be taken back waits until it cannot (`held-mails.ts`). Source: decisions §6 (Mail).
 */
import { newId } from '@sede/domain/kernel';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { CalendarEvent } from './calendar-part.ts';
import { headerText } from './header-text.ts';

export interface Mail {
  /** Where what it tells was written down before it (`newId`). */
  id?: string;
  para: string;
  assunto: string;
  texto: string;
  html?: string;
  /** What it is for, as staff would say it in a list: 'recuperacao', 'convite', 'aviso-papel'. Never personal data. */
  motivo: string;
  /** Of a mailing whose pictures it shows, though it is none of its mails (a test to oneself). */
  loteId?: string;
  /** Instead of the union's own. */
  remetente?: { nome: string; endereco: string };
  /** An event for the recipient's own calendar. */
  calendario?: CalendarEvent;
  /** Not before this instant: what is done meanwhile may take it back (`takeBackMails`). */
  depoisDe?: string;
  /** From this instant on it has nothing to say: it is not sent any more. */
  validoAte?: string;
}

/** One recipient's mail of a mailing (`loteId`): its text is made when it leaves, and it is never repeated by itself. */
export interface BulkMail {
  id: string;
  para: string;
}

/** What the mails of a mailing have in common. */
export interface Batch {
  loteId: string;
  assunto: string;
  motivo: string;
  remetente: { nome: string; endereco: string };
  responderPara?: string | null;
}

const oneAddress = (text: string): string => {
  const address = headerText(text);
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address)) throw new TypeError('mail: not exactly one address');
  return address;
};

const rowOf = (
  id: string,
  mail: Mail,
  now: string,
) => sql`(${id}::uuid, ${`<${id}@sede.mail>`}, ${oneAddress(mail.para)},
  ${headerText(mail.assunto)}, ${mail.texto}, ${mail.html ?? null}, ${mail.motivo}, ${mail.depoisDe ?? now}::timestamptz,
  ${now}::timestamptz, (sede.contexto() ->> 'ato')::uuid, ${mail.loteId ?? null}::uuid,
  ${mail.remetente ? headerText(mail.remetente.nome) : null}, ${mail.remetente ? oneAddress(mail.remetente.endereco) : null},
  ${mail.calendario ? JSON.stringify(mail.calendario) : null}::jsonb, ${mail.validoAte ?? null}::timestamptz)`;

/** Those of one act, in one statement. Out: their ids, in the order given. */
export async function enqueueMails(tx: QueryExecutorProvider, mails: readonly Mail[], now: string): Promise<string[]> {
  if (mails.length === 0) return [];
  const ids = mails.map(({ id }) => id ?? newId());
  const rows = mails.map((mail, i) => rowOf(ids[i] as string, mail, now));
  await sql`insert into emails (id, message_id, para, assunto, texto, html, motivo, proxima_tentativa_em, criado_em,
      ato_id, lote_id, remetente_nome, remetente_endereco, calendario, valido_ate)
    values ${sql.join(rows)}`.execute(tx);
  return ids;
}

export async function enqueueMail(tx: QueryExecutorProvider, mail: Mail, now: string): Promise<string> {
  const [id] = await enqueueMails(tx, [mail], now);
  // One for each mail.
  return id as string;
}

/** Mails of one mailing, in the lane behind everything else. */
export async function enqueueBatch(
  tx: QueryExecutorProvider,
  mails: readonly BulkMail[],
  { loteId, assunto, motivo, remetente, responderPara = null }: Batch,
  now: string,
): Promise<void> {
  if (mails.length === 0) return;
  const reply = responderPara === null ? null : oneAddress(responderPara);
  await sql`insert into emails (id, message_id, para, assunto, motivo, proxima_tentativa_em, criado_em, prioridade,
      lote_id, sem_repetir, remetente_nome, remetente_endereco, responder_para)
    select id, '<' || id || '@sede.mail>', para, ${headerText(assunto)}, ${motivo}, ${now}::timestamptz, ${now}::timestamptz, 1,
      ${loteId}::uuid, true, ${headerText(remetente.nome)}, ${oneAddress(remetente.endereco)}, ${reply}
    from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ para }) => oneAddress(para))}::text[]) as m (id, para)`.execute(
    tx,
  );
}

/** Mails of mailings that went into the outbox during the last minute. */
export async function countBatched(tx: QueryExecutorProvider, now: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from emails
    where criado_em > ${now}::timestamptz - interval '1 minute' and prioridade = 1`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Takes out of the outbox what waits there of a mailing and nobody delivers at this moment; answers their ids. */
export async function takeBackBatch(tx: QueryExecutorProvider, loteId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from emails where id in (
      select e.id from emails e where e.lote_id = ${loteId}::uuid and e.prioridade = 1 and e.estado = 'pendente'
        and not exists (select from emails_em_entrega m where m.email_id = e.id)
      for update skip locked) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
