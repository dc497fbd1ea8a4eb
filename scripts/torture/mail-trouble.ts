/**
 * The mail server is down, slow, cuts in the middle of a message; Sede is killed between its 250 and our commit. Each mail
 * arrives at least once, and a repeat has the same Message-ID.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../bench/child.ts';
import { runningUrls } from '../../packages/server/src/platform/db/embedded/credentials.ts';
import { createDb, createPool } from '../../packages/server/src/platform/db/index.ts';
import { enqueueMail } from '../../packages/server/src/platform/mail/index.ts';
import { startFakeSmtp } from './fake-smtp.ts';
import { createPlace, type Place } from './place.ts';
import type { Scenario } from './report.ts';

const MAILS = 10;
const PATIENCE_MS = 60_000;

export const mailTrouble: Scenario = {
  name: 'correio',
  title: 'The mail server is down, slow, cutting; Sede is killed between the 250 and its commit',
  async run(findings) {
    const place = await createPlace();
    const smtpPort = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true` };
    let server = await place.start(env);
    let smtp: Awaited<ReturnType<typeof startFakeSmtp>> | undefined;
    try {
      await enqueue(server.dataDir, MAILS);
      const tried = await until(async () => (await count(place, 'tentativas > 0')) === MAILS);
      findings.expect(
        'down: every mail waits for its next try',
        tried && (await count(place, `estado = 'pendente'`)) === MAILS,
        `${MAILS} pending`,
      );

      smtp = await startFakeSmtp(smtpPort);
      smtp.mood = 'cut';
      await dueNow(place);
      const before = performance.now();
      await until(async () => (smtp?.cuts ?? 0) >= 3);
      findings.expect(
        'cutting in DATA: nothing counts as sent',
        (await count(place, `estado = 'enviado'`)) === 0,
        `${smtp.cuts} cuts in ${((performance.now() - before) / 1000).toFixed(1)} s`,
      );

      smtp.mood = 'slow';
      await dueNow(place);
      await until(async () => (smtp?.taken.length ?? 0) >= 2);
      const health = performance.now();
      await fetch(`${server.url}/api/health`);
      findings.expect(
        'slow: people do not wait for it',
        performance.now() - health < 1000,
        `health answered in ${(performance.now() - health).toFixed(0)} ms while a mail took 4 s`,
      );

      smtp.mood = 'accept';
      smtp.afterAccept = () => server.kill();
      await dueNow(place);
      await until(async () => smtp?.afterAccept === null);
      server = await place.start({ ...env, PORT: new URL(server.url).port });
      const sent = await until(async () => {
        await dueNow(place);
        return (await count(place, `estado = 'enviado'`)) === MAILS;
      });
      const ids = (await place.query<{ id: string }>('select message_id as id from emails')).map(({ id }) => id);
      const arrived = new Set(smtp.taken);
      findings.expect(
        'each arrives at least once',
        sent && ids.every((id) => arrived.has(id)),
        `${MAILS} mails, ${smtp.taken.length} deliveries`,
      );
      findings.expect('a repeat has the same Message-ID', arrived.size === MAILS, `${arrived.size} different ones`);
      findings.figure(
        `killed between the 250 and the commit: ${smtp.taken.length - arrived.size} mail delivered twice`,
      );
    } finally {
      await server.stop();
      await smtp?.close();
      await place.remove();
    }
  },
};

async function enqueue(dataDir: string, mails: number): Promise<void> {
  const pool = createPool({ url: runningUrls(dataDir)?.appUrl ?? '', max: 1, applicationName: 'sede-tortura' });
  const db = createDb(pool);
  try {
    for (let n = 1; n <= mails; n++) {
      const mail = { para: `pessoa${n}@sede.test`, assunto: `Aviso ${n}`, texto: 'Um texto.', motivo: 'tortura' };
      await db.transaction().execute((tx) => enqueueMail(tx, mail, new Date().toISOString()));
    }
  } finally {
    await pool.end();
  }
}

/** The waits between tries are minutes: the torture does not wait them out. */
const dueNow = (place: Place) =>
  place.query(`update emails set proxima_tentativa_em = now() where estado = 'pendente'`);

async function count(place: Place, condition: string): Promise<number> {
  const [row] = await place.query<{ n: number }>(`select count(*)::int as n from emails where ${condition}`);
  return row?.n ?? 0;
}

async function until(probe: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (await probe()) return true;
    await delay(250);
  }
  return false;
}
