/**
 * Puts an e-mail into the outbox, inside the transaction of the change that it reports: it leaves only if that is
 * committed.
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

/** A line break in a header would let its author add headers; mail libraries fold it, we refuse it. */
function headerText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

export async function enqueueMail(tx: QueryExecutorProvider, mail: Mail, now: string): Promise<string> {
  const para = headerText(mail.para);
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(para)) throw new TypeError('mail: not exactly one address');
  const id = newId();
  await sql`insert into emails (id, message_id, para, assunto, texto, html, motivo, proxima_tentativa_em, criado_em,
      ato_id)
    values (${id}, ${`<${id}@sede.mail>`}, ${para}, ${headerText(mail.assunto)}, ${mail.texto}, ${mail.html ?? null},
      ${mail.motivo}, ${now}::timestamptz, ${now}::timestamptz, (sede.contexto() ->> 'ato')::uuid)`.execute(tx);
  return id;
}
