/**
 * Sends what is due in the outbox: each mail by one process at a time, in two lanes, so that recovery and notices never wait
 * behind a mailing.
 *
 * A mail's row stays locked (SKIP LOCKED for the others) while it is being delivered and is marked in the same transaction.
 * What a process killed in between does to it:
 *
 *     a notice               is delivered again, with the same Message-ID (at least once)
 *     one with an event      the same; the mark below says meanwhile that it may be in somebody's calendar: whoever takes it back
 *     (calendario)           must tell its reader what became of it (`takeBackMails`)
 *     one of a mailing       `emails_em_entrega` was written, in a transaction of its own, before the server got the first
 *     (sem_repetir)          byte: whoever takes the mail next finds it there and writes 'incerto' (at most once)
 *
 * What has nothing to say any more (`valido_ate`) goes out of the outbox unsent. `start` polls every two seconds and when `wake` is called (after a commit that queued one); `stop` waits for the mails
 * under way. A failure is written into the row and the log, without the address. Source: decisions §6 (Mail); decision 078.
 */
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Db, Tx } from '../db/db.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { type Logger, withoutPersonalData } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';
import type { CalendarEvent } from './calendar-part.ts';
import { createLoop } from './loop.ts';
import { isFinalRefusal, nextAttemptAt, wasAnswered } from './mail-backoff.ts';
import type { MailTransport, OutgoingMail, Sender } from './mail-transport.ts';

export const NOT_CONFIGURED = 'não enviado: e-mail não configurado';
const NO_RECIPIENT = 'O destinatário não está mais na comunicação.';
const INTERRUPTED = 'Envio interrompido: a mensagem pode ter saído.';

/** 0: recovery and notices; 1: mailings. */
const LANES = [0, 1] as const;
type Lane = (typeof LANES)[number];

/** What a mail of a mailing says, made when it leaves: instead of what its row has. */
export type Composed = Pick<OutgoingMail, 'assunto' | 'texto' | 'html' | 'cabecalhos' | 'imagens'>;

/** How a mail ended, for the mailing that it belongs to. */
export interface Outcome {
  id: string;
  loteId: string;
  estado: 'enviado' | 'arquivado' | 'falhou' | 'incerto';
  /** The server does not take mail for this recipient: no later one either. */
  devolvido: boolean;
  em: string;
}

export interface MailSenderOptions {
  db: Db;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
  /** The union's name and address, from the settings, read at each sending. */
  from: () => Promise<Sender>;
  /** The text of a mail of a mailing. */
  compose?: (tx: Tx, mail: { id: string; loteId: string }) => Promise<Partial<Composed>>;
  /** Runs in the transaction that writes how a mail of a mailing ended. */
  onOutcome?: (tx: Tx, outcome: Outcome) => Promise<void>;
  /** Runs in the transaction that gives a mail up, so that the caller can notify people. */
  onGivenUp?: (tx: Tx, mail: { id: string; assunto: string }) => Promise<void>;
  /** Runs the transaction of one mail; by default a plain one of `db`. */
  transaction?: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface MailSender {
  start(): void;
  stop(): Promise<void>;
  wake(): void;
  /** Sends everything due now; answers how many rows it dealt with. */
  drain(): Promise<number>;
}

interface DueMail {
  id: string;
  messageId: string;
  para: string;
  assunto: string;
  texto: string | null;
  html: string | null;
  tentativas: number;
  motivo: string;
  loteId: string | null;
  semRepetir: boolean;
  remetenteNome: string | null;
  remetenteEndereco: string | null;
  responderPara: string | null;
  calendario: CalendarEvent | null;
  validoAte: string | null;
  /** Whoever took it before was about to give it, or gave it, to the server. */
  emEntrega: boolean;
}

async function takeDue(tx: Tx, lane: Lane, now: string): Promise<DueMail | undefined> {
  // The server may be slow to take the message: this transaction may idle for longer than others may.
  await sql`set local idle_in_transaction_session_timeout = '3min'`.execute(tx);
  const { rows } = await sql<
    Omit<DueMail, 'emEntrega'>
  >`select id, message_id, para, assunto, texto, html, tentativas, motivo,
      lote_id, sem_repetir, remetente_nome, remetente_endereco, responder_para, calendario, valido_ate
    from emails where estado = 'pendente' and prioridade = ${lane} and proxima_tentativa_em <= ${now}::timestamptz
    order by proxima_tentativa_em, id limit 1 for update skip locked`.execute(tx);
  const [mail] = rows;
  if (!mail) return;
  // Asked after the lock: a statement sees what was committed before it began.
  const { rows: marks } = await sql`select 1 from emails_em_entrega where email_id = ${mail.id}::uuid`.execute(tx);
  return { ...mail, emEntrega: marks.length > 0 };
}

/** Whether it matters that the server may have a mail of which nobody knows. */
const isMarked = ({ semRepetir, calendario }: DueMail): boolean => semRepetir || calendario !== null;

/** The mail leaves the state in which it was taken. */
async function settle(tx: Tx, mail: DueMail): Promise<void> {
  if (isMarked(mail)) await sql`delete from emails_em_entrega where email_id = ${mail.id}::uuid`.execute(tx);
}

/** Another sender has begun to deliver this mail: this one must not. */
class TakenOver extends Error {}

const markOf =
  ({ db }: MailSenderOptions, mail: DueMail, now: string) =>
  async () => {
    if (mail.emEntrega) return;
    await sql`insert into emails_em_entrega (email_id, desde) values (${mail.id}::uuid, ${now}::timestamptz)`
      .execute(db)
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new TakenOver('mail: taken by another sender') : error;
      });
  };

const reasonOf = (error: unknown) =>
  withoutPersonalData(error instanceof Error ? error.message : String(error)).slice(0, 500);

type Ended = Pick<Outcome, 'estado' | 'devolvido'>;

async function markSent(tx: Tx, mail: DueMail, estado: 'enviado' | 'arquivado', em: string): Promise<Ended> {
  // What has left is not kept: it may carry a link that opens an account.
  await sql`update emails set estado = ${estado}, tentativas = tentativas + 1, enviado_em = ${em}::timestamptz,
    proxima_tentativa_em = null, texto = null, html = null, calendario = null, ultimo_erro = ${estado === 'arquivado' ? NOT_CONFIGURED : null}
    where id = ${mail.id}::uuid`.execute(tx);
  return { estado, devolvido: false };
}

/** null: it is tried again later. */
async function markFailed(tx: Tx, mail: DueMail, error: unknown, now: Date): Promise<Ended | null> {
  const devolvido = isFinalRefusal(error);
  const next = devolvido ? null : nextAttemptAt(mail.tentativas + 1, now);
  await sql`update emails set tentativas = tentativas + 1, ultimo_erro = ${reasonOf(error)},
    estado = ${next ? 'pendente' : 'falhou'}, proxima_tentativa_em = ${next?.toISOString() ?? null}::timestamptz
    where id = ${mail.id}::uuid`.execute(tx);
  return next === null ? { estado: 'falhou', devolvido } : null;
}

/** Its recipient was taken out of the mailing (made anonymous): there is nothing to say, and to nobody. */
async function markEmpty(tx: Tx, mail: DueMail): Promise<Ended> {
  await sql`update emails set ultimo_erro = ${NO_RECIPIENT}, estado = 'falhou', proxima_tentativa_em = null
    where id = ${mail.id}::uuid`.execute(tx);
  return { estado: 'falhou', devolvido: false };
}

async function markUncertain(tx: Tx, mail: DueMail, reason: string): Promise<Ended> {
  await sql`update emails set tentativas = tentativas + 1, ultimo_erro = ${reason}, estado = 'incerto',
    proxima_tentativa_em = null where id = ${mail.id}::uuid`.execute(tx);
  return { estado: 'incerto', devolvido: false };
}

/** null: it is tried again later; 'duvidoso': as well, and the server may have it already. */
async function deliver(
  options: MailSenderOptions,
  tx: Tx,
  mail: DueMail,
  sender: Sender,
): Promise<Ended | 'duvidoso' | null> {
  const { clock, log, transport, compose } = options;
  if (mail.emEntrega && mail.semRepetir) return markUncertain(tx, mail, INTERRUPTED);
  const now = clock.now();
  const mark = markOf(options, mail, now.toISOString());
  let begun = false;
  const begin = async () => {
    await mark();
    begun = true;
  };
  try {
    const text = mail.loteId ? await compose?.(tx, { id: mail.id, loteId: mail.loteId }) : undefined;
    if (mail.texto === null && text?.texto === undefined) return await markEmpty(tx, mail);
    const { remetenteNome: nome, remetenteEndereco: endereco, texto, html } = mail;
    const from = nome !== null && endereco !== null ? { ...sender, nome, endereco } : sender;
    const outgoing = { ...mail, texto: texto ?? '', html, ...text };
    const estado = await transport.deliver(outgoing, from, isMarked(mail) ? begin : undefined);
    return await markSent(tx, mail, estado, clock.now().toISOString());
  } catch (error) {
    if (error instanceof TakenOver) throw error;
    log.warn({ err: error, emailId: mail.id, motivo: mail.motivo }, 'mail not delivered');
    // The server may have taken it although its answer did not arrive.
    const doubtful = begun && !wasAnswered(error);
    if (doubtful && mail.semRepetir) return markUncertain(tx, mail, reasonOf(error));
    const ended = await markFailed(tx, mail, error, now);
    // Waiting again it keeps the mark: an earlier try may be the one that arrived.
    return ended ?? (doubtful || mail.emEntrega ? 'duvidoso' : null);
  }
}

async function sendOne(options: MailSenderOptions, lane: Lane): Promise<boolean> {
  const { db, clock, from, onGivenUp, onOutcome, transaction } = options;
  const run = transaction ?? ((work) => db.transaction().execute(work));
  const sender = await from();
  return run(async (tx) => {
    const mail = await takeDue(tx, lane, clock.now().toISOString());
    if (!mail) return false;
    if (mail.validoAte !== null && new Date(mail.validoAte) <= clock.now()) {
      await sql`delete from emails where id = ${mail.id}::uuid`.execute(tx);
      await settle(tx, mail);
      return true;
    }
    const ended = await deliver(options, tx, mail, sender);
    if (ended === 'duvidoso') return true;
    await settle(tx, mail);
    const { id, loteId, assunto } = mail;
    if (ended && loteId) await onOutcome?.(tx, { id, loteId, ...ended, em: clock.now().toISOString() });
    else if (ended?.estado === 'falhou') await onGivenUp?.(tx, { id, assunto });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof TakenOver) return true;
    throw error;
  });
}

export function createMailSender(options: MailSenderOptions): MailSender {
  const tell = createTroubleLog(options.log);
  const lanes = LANES.map((lane) =>
    createLoop({
      step: () => sendOne(options, lane),
      onError: (error) => tell(error, 'mail sender failed'),
    }),
  );
  const start = () => {
    for (const lane of lanes) lane.wake();
  };
  return {
    start,
    wake: start,
    async drain() {
      const counts = await Promise.all(lanes.map((lane) => lane.drain()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
      options.transport.close();
    },
  };
}
