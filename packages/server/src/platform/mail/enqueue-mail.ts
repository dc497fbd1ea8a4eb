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

export interface Mail {
  para: string;
  assunto: string;
  texto: string;
  html?: string;
  /** What it is for, as staff would say it in a list: 'recuperacao', 'convite', 'aviso-papel'. Never personal data. */
  motivo: string;
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

/** A line break in a header would let its author add headers; mail libraries fold it, we refuse it. */
function headerText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

const oneAddress = (text: string): string => {
  const address = headerText(text);
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address)) throw new TypeError('mail: not exactly one address');
  return address;
};

export async function enqueueMail(tx: QueryExecutorProvider, mail: Mail, now: string): Promise<string> {
  const para = oneAddress(mail.para);
  const id = newId();
  await sql`insert into emails (id, message_id, para, assunto, texto, html, motivo, proxima_tentativa_em, criado_em,
      ato_id)
    values (${id}, ${`<${id}@sede.mail>`}, ${para}, ${headerText(mail.assunto)}, ${mail.texto}, ${mail.html ?? null},
      ${mail.motivo}, ${now}::timestamptz, ${now}::timestamptz, (sede.contexto() ->> 'ato')::uuid)`.execute(tx);
  return id;
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
