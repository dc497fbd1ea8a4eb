/**
 * The ends of contracts are told by two processes on one external database, whose clock is a file: a kill in the middle of a run, a mail
 * server that is away for days, an alert day with both processes down, dates changed after an alert, and the clock put back.
 *
 * Out: what was found, for the scenario to judge. Source: issue 10 (Bad input, races, force: contracts); invariant C4.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startChild } from '../../bench/child.ts';
import { diaDaqui, grantGestores, novoContrato } from './contracts-desk.ts';
import { openDesk } from './desk.ts';
import { startFakeSmtp } from './fake-smtp.ts';
import { healthy, type Place, SECRET } from './place.ts';

const DIA_MS = 86_400_000;
const PATIENCE_MS = 60_000;
const DESTINATARIOS = ['a', 'b', 'c', 'd'].map((um) => `${um}@sede.test`);
const CONTRATOS = 12;
/** Days from the beginning on which they end: the mark of 30 days has passed, that of 7 is on day 18. */
const FIM = 25;

export interface Alerted {
  told: { day: number; right: boolean; found: string }[];
  mensagens: { written: number; sent: number };
  marcos: { right: boolean; found: string };
  /** Mails that arrived more than once. */
  repeats: number;
  /** Written once the clock was put back. */
  atrasado: number;
}

interface Processo {
  url: string;
  kill(): void;
  stop(): Promise<unknown>;
}

async function startProcess(place: Place, name: string, { relogio, smtp }: { relogio: string; smtp: number }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { appUrl = '', ownerUrl = '' } = place.external?.postgres ?? {};
  const env = {
    ...{ DATA_DIR: join(place.folder, name), BACKUP_DIR: join(place.folder, 'copias'), SEDE_SECRET: SECRET },
    ...{ DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, PORT: String(port), SESSION_REQUESTS_PER_SECOND: '0' },
    ...{ CLOCK_OFFSET_FILE: relogio, SMTP_URL: `smtp://127.0.0.1:${smtp}?ignoreTLS=true` },
  };
  const child = startChild(['scripts/torture/clock-server.ts'], env, join(place.folder, `${name}-${port}.log`));
  await child.until(() => healthy(url));
  return { url, kill: () => process.kill(child.pid, 'SIGKILL'), stop: () => child.stop() } satisfies Processo;
}

const count = async (place: Place, what: string): Promise<number> =>
  Number((await place.query<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n);

async function until(probe: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (await probe()) return true;
    await delay(200);
  }
  return false;
}

/** The queue is the program's own. */
async function inQueue<T>(place: Place, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: place.external?.postgres.appUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as T[];
  } finally {
    await client.end();
  }
}

/** As the timetable does at its hour, several times at once: both processes take of them. */
const ask = (place: Place, times = 6) =>
  inQueue(place, `insert into pgboss.job (name) select 'alertar-contratos' from generate_series(1, $1::int)`, [times]);

const FEITOS = `select 1 from pgboss.job where name = 'alertar-contratos' and state = 'completed'`;

const jobsDone = (place: Place) =>
  until(async () => {
    const waiting = `select 1 from pgboss.job where name = 'alertar-contratos' and state in ('created', 'retry', 'active')`;
    return (await inQueue(place, waiting)).length === 0;
  });

/** Each recipient has one more mail than before, and each mail of the outbox is of one message. */
async function lookAt(place: Place, day: number, perRecipient: number) {
  const expected = DESTINATARIOS.length * perRecipient;
  await until(async () => (await count(place, 'contratos_alertas_mensagens')) >= expected);
  await jobsDone(place);
  const [mensagens, mails, uneven] = [
    await count(place, 'contratos_alertas_mensagens'),
    await count(place, `emails where motivo = 'contrato_alerta'`),
    await count(
      place,
      `(select 1 from contratos_alertas_mensagens group by destinatario having count(*) <> ${perRecipient}) x`,
    ),
  ];
  return {
    ...{ day, right: mensagens === expected && mails === expected && uneven === 0 },
    found: `${mails} mails, ${perRecipient} a recipient${uneven > 0 ? ` but for ${uneven}` : ''}`,
  };
}

async function register(place: Place, url: string): Promise<string[]> {
  await grantGestores(place);
  const desk = openDesk({ cookies: place.cookies, url: () => url });
  const ids = await Promise.all(
    Array.from({ length: CONTRATOS }, async (_, n) => {
      // Each has two of the four; the alert date is tomorrow.
      const emails = [DESTINATARIOS[n % 4], DESTINATARIOS[(n + 1) % 4]];
      const dias = { dataFim: diaDaqui(FIM), dataAlerta: diaDaqui(1) };
      return desk.submit(n % place.cookies.length, novoContrato({ nome: `Contrato ${n}`, ...dias, emails }));
    }),
  );
  if (desk.unexpected.length > 0) throw new Error(desk.unexpected[0]);
  return ids.map((um) => String(um?.id));
}

/** One contract ends two months later after it was told of: its mark of 7 days does not come on day 18, it has new ones. */
const extend = (place: Place, id: string) =>
  place.query(`update contratos set data_fim = data_fim + 60 where id = $1`, [id]);

async function readMarcos(place: Place, prorrogado: string): Promise<Alerted['marcos']> {
  const rows = await place.query<{ quem: string; marco: string; estado: string; n: number }>(
    `select case when contrato_id = $1 then 'prorrogado' else 'outros' end as quem, marco, estado, count(*)::int as n
     from contratos_alertas group by 1, 2, 3 order by 1, 2, 3`,
    [prorrogado],
  );
  const found = rows.map(({ quem, marco, estado, n }) => `${quem} ${marco} ${estado} × ${n}`);
  const outros = (CONTRATOS - 1) * 2;
  const expected = [
    `outros 30 enviado × ${outros}`,
    `outros 7 enviado × ${outros}`,
    `outros 90 superado × ${outros}`,
    `outros data enviado × ${outros}`,
    'prorrogado 30 enviado × 2',
    // The new end is told, though its alert date was told later than that mark; of the first end the alert date overtook it.
    'prorrogado 90 enviado × 2',
    'prorrogado 90 superado × 2',
    'prorrogado data enviado × 2',
  ];
  return { right: JSON.stringify(found) === JSON.stringify(expected), found: found.join(', ') };
}

export async function tellOfEnds(place: Place, smtpPort: number): Promise<Alerted> {
  const relogio = join(place.folder, 'relogio');
  const setDay = (day: number) => writeFileSync(relogio, String(day * DIA_MS));
  setDay(0);
  const start = (name: string) => startProcess(place, name, { relogio, smtp: smtpPort });
  const processos: Processo[] = [await start('um'), await start('dois')];
  const smtp: { server: Awaited<ReturnType<typeof startFakeSmtp>> | null } = { server: null };
  try {
    // What each looks for at its start, before there is anything: else some would be told of today, and the others tomorrow.
    await until(async () => (await inQueue(place, FEITOS)).length >= processos.length);
    const [prorrogado = ''] = await register(place, processos[0]?.url ?? '');
    const told: Alerted['told'] = [];
    // One is killed while both are at it.
    await ask(place, 12);
    await delay(350);
    processos[0]?.kill();
    processos[0] = await start('um');
    told.push(await lookAt(place, 0, 1));
    setDay(1);
    await ask(place);
    told.push(await lookAt(place, 1, 2));
    await extend(place, prorrogado);
    // Both are down on day 18, and come back on day 19.
    for (const one of processos.splice(0)) await one.stop();
    setDay(19);
    processos.push(...(await Promise.all([start('um'), start('dois')])));
    told.push(await lookAt(place, 19, 3));
    const marcos = await readMarcos(place, prorrogado);

    smtp.server = await startFakeSmtp(smtpPort);
    const { taken } = smtp.server;
    await until(async () => {
      await place.query(`update emails set proxima_tentativa_em = now() where estado = 'pendente'`);
      return (await count(place, `emails where estado = 'pendente'`)) === 0;
    });
    const written = await count(place, `emails where motivo = 'contrato_alerta'`);
    const sent = await count(place, `emails where motivo = 'contrato_alerta' and estado = 'enviado'`);
    const repeats = taken.length - new Set(taken).size;

    setDay(0);
    await ask(place);
    await jobsDone(place);
    const atrasado = (await count(place, `emails where motivo = 'contrato_alerta'`)) - written;
    return { told, mensagens: { written, sent }, marcos, repeats, atrasado };
  } finally {
    for (const one of processos) await one.stop();
    await smtp.server?.close();
  }
}
