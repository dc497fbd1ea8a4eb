/**
 * Sends what is due in the outbox: at least once, each mail by one process at a time.
 *
 * A mail's row stays locked (SKIP LOCKED for the others) while it is being delivered and is marked in the same
 * transaction; a process killed between delivery and commit repeats it with the same Message-ID.
 * `start` polls every two seconds and when `wake` is called (after a commit that queued one); `stop` waits for the mail
 * under way. A failure is written into the row and the log, without the address.
 * Source: decisions §6 (Mail).
 */
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Db, Tx } from '../db/db.ts';
import { type Logger, withoutPersonalData } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';
import { isFinalRefusal, nextAttemptAt } from './mail-backoff.ts';
import type { MailTransport, OutgoingMail, Sender } from './mail-transport.ts';

const POLL = 2000;
export const NOT_CONFIGURED = 'não enviado: e-mail não configurado';

export interface MailSenderOptions {
  db: Db;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
  /** The union's name and address, from the settings, read at each sending. */
  from: () => Promise<Sender>;
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

type DueMail = OutgoingMail & { tentativas: number; motivo: string };

async function takeDue(tx: Tx, now: string): Promise<DueMail | undefined> {
  // The server may be slow to take the message: this transaction may idle for longer than others may.
  await sql`set local idle_in_transaction_session_timeout = '3min'`.execute(tx);
  const { rows } =
    await sql<DueMail>`select id, message_id as "messageId", para, assunto, texto, html, tentativas, motivo
    from emails where estado = 'pendente' and proxima_tentativa_em <= ${now}::timestamptz
    order by proxima_tentativa_em, id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** Answers whether it was given up. */
async function markFailed(tx: Tx, mail: DueMail, error: unknown, now: Date): Promise<boolean> {
  const next = isFinalRefusal(error) ? null : nextAttemptAt(mail.tentativas + 1, now);
  const reason = withoutPersonalData(error instanceof Error ? error.message : String(error)).slice(0, 500);
  await sql`update emails set tentativas = tentativas + 1, ultimo_erro = ${reason},
    estado = ${next ? 'pendente' : 'falhou'}, proxima_tentativa_em = ${next?.toISOString() ?? null}::timestamptz
    where id = ${mail.id}::uuid`.execute(tx);
  return next === null;
}

async function sendOne({
  db,
  clock,
  log,
  transport,
  from,
  onGivenUp,
  transaction,
}: MailSenderOptions): Promise<boolean> {
  const sender = await from();
  const run = transaction ?? ((work) => db.transaction().execute(work));
  return run(async (tx) => {
    const now = clock.now();
    const mail = await takeDue(tx, now.toISOString());
    if (!mail) return false;
    try {
      const estado = await transport.deliver(mail, sender);
      // What has left is not kept: it may carry a link that opens an account.
      await sql`update emails set estado = ${estado}, tentativas = tentativas + 1, enviado_em = ${clock.now().toISOString()}::timestamptz,
        proxima_tentativa_em = null, texto = null, html = null, ultimo_erro = ${estado === 'arquivado' ? NOT_CONFIGURED : null}
        where id = ${mail.id}::uuid`.execute(tx);
    } catch (error) {
      if (await markFailed(tx, mail, error, now)) await onGivenUp?.(tx, { id: mail.id, assunto: mail.assunto });
      log.warn({ err: error, emailId: mail.id, motivo: mail.motivo }, 'mail not delivered');
    }
    return true;
  });
}

export function createMailSender(options: MailSenderOptions): MailSender {
  const tell = createTroubleLog(options.log);
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<number> | null = null;
  let again = false;
  let stopped = false;

  async function drainOnce(): Promise<number> {
    let count = 0;
    while (!stopped && (await sendOne(options))) count += 1;
    return count;
  }

  function drain(): Promise<number> {
    running ??= drainOnce().finally(() => {
      running = null;
    });
    return running;
  }

  function tick(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    drain()
      .catch((error) => tell(error, 'mail sender failed'))
      .finally(() => {
        if (stopped) return;
        timer = setTimeout(tick, again ? 0 : POLL);
        again = false;
      });
  }

  return {
    start: tick,
    wake: tick,
    drain,
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running?.catch(() => undefined);
      options.transport.close();
    },
  };
}
