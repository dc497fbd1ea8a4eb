/**
 * Two server processes on one external PostgreSQL: jobs run once, events reach both, and when one is killed nobody notices
 * but those who were talking to it.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from './desk.ts';
import { checkAudit, checkInvariants } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace, type Place, type Server } from './place.ts';
import type { Findings, Scenario } from './report.ts';
import { newDespesa, startWriters } from './writers.ts';

const JOBS = 6;
const PATIENCE_MS = 60_000;

export const twoServers: Scenario = {
  name: 'dois',
  title: 'Two server processes on one external PostgreSQL',
  async run(findings) {
    const place = await createPlace({ external: true });
    const copias = join(place.folder, 'copias');
    const start = (name: string) => place.start({ DATA_DIR: join(place.folder, name), BACKUP_DIR: copias });
    const servers = [await start('um'), await start('dois')] as [Server, Server];
    try {
      await eventsReachBoth(findings, place, servers);
      await signOutEndsBoth(findings, place, servers);
      await elsewhereIsRefused(findings, place);
      await jobsRunOnce(findings, place, servers, copias);
      await oneIsKilled(findings, place, servers);
      await checkAudit(place.external?.postgres.appUrl ?? '', servers[0].dataDir, findings);
    } finally {
      for (const server of servers) await server.stop();
      await place.remove();
    }
  },
};

async function eventsReachBoth(findings: Findings, place: Place, [one, two]: [Server, Server]): Promise<void> {
  const [cookie = ''] = place.cookies;
  const listening = [one, two].map(({ url }) => listen(url, cookie));
  await Promise.all(listening.map(({ open }) => open));
  const began = performance.now();
  const { status } = await send(one.url, cookie, randomUUID(), newDespesa(place.sample));
  const heard = await until(async () => listening.every(({ text }) => text().includes('despesas')));
  for (const { close } of listening) close();
  findings.expect(
    'a change at one is heard at both',
    status < 300 && heard,
    `within ${(performance.now() - began).toFixed(0)} ms`,
  );
}

/** Whoever signs out at one has no open page at the other a second later. */
async function signOutEndsBoth(findings: Findings, place: Place, [one, two]: [Server, Server]): Promise<void> {
  const cookie = place.cookies.at(-1) ?? '';
  const { open, ended, close } = listen(two.url, cookie);
  await open;
  const answer = await fetch(`${one.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-sede': '1' },
    body: '{}',
  });
  const began = performance.now();
  await Promise.race([ended, delay(30_000)]);
  const ms = performance.now() - began;
  close();
  findings.expect(
    'a sign-out at one ends the live stream at the other within a second',
    answer.ok && ms <= 1000,
    `after ${ms.toFixed(0)} ms`,
  );
}

/** A process whose backups would go elsewhere does not start beside them. */
async function elsewhereIsRefused(findings: Findings, place: Place): Promise<void> {
  const env = { DATA_DIR: join(place.folder, 'tres'), BACKUP_DIR: join(place.folder, 'outras-copias') };
  const refused = await place.start(env).then(
    async (server) => {
      await server.stop();
      return 'it started';
    },
    (error: unknown) => String(error),
  );
  findings.expect(
    'a process with another place for backups does not start',
    /guarda as cópias de segurança em outro lugar/.test(refused),
    refused.split('\n').at(-2)?.slice(0, 160) ?? refused,
  );
}

/** A stream of live events: what it said so far. */
function listen(url: string, cookie: string) {
  const ending = new AbortController();
  let said = '';
  const answer = fetch(`${url}/api/ao-vivo`, { headers: { cookie }, signal: ending.signal });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const open = answer.then((response) => {
    void (async () => {
      for await (const chunk of response.body ?? []) said += Buffer.from(chunk as Uint8Array).toString('utf8');
    })()
      .catch(() => undefined)
      .finally(() => end());
  });
  return { open, ended, text: () => said, close: () => ending.abort() };
}

async function jobsRunOnce(findings: Findings, place: Place, servers: [Server, Server], copias: string): Promise<void> {
  const [cookie = ''] = place.cookies;
  for (let job = 0; job < JOBS; job++) {
    const { url } = servers[job % 2] as Server;
    const { status } = await send(url, cookie, randomUUID(), { method: 'POST', path: '/api/copias', body: {} });
    if (status >= 300 || status === 0) findings.expect('a job can be asked for', false, `${status}`);
    await until(async () => {
      const rows = await place.query(`select 1 from copias where estado in ('na_fila', 'executando')`);
      return rows.length === 0;
    });
    // Archives are named by the second.
    await delay(1000);
  }
  const [row] = await place.query<{ feitas: number; tentativas: number }>(
    `select (select count(*)::int from copias where estado = 'concluida' and origem = 'manual') as feitas,
       (select coalesce(max(tentativas), 0)::int from trabalhos where tipo = 'copia-pedida') as tentativas`,
  );
  const archives = readdirSync(copias).length;
  findings.expect(
    'each job runs once',
    row?.feitas === JOBS && row.tentativas === 1 && archives >= JOBS,
    `${JOBS} backups asked for at both in turn: ${row?.feitas} made, at most ${row?.tentativas} attempt, ${archives} archives`,
  );
}

async function oneIsKilled(findings: Findings, place: Place, [one, two]: [Server, Server]): Promise<void> {
  // The last one has signed out.
  const writers = place.cookies.slice(0, -1);
  const half = writers.length >> 1;
  const at = (url: string, cookies: string[]) => startWriters({ cookies, sample: place.sample, url: () => url });
  const [doomed, calm] = [at(one.url, writers.slice(0, half)), at(two.url, writers.slice(half))];
  await delay(2000);
  one.kill();
  await delay(3000);
  await calm.stop();
  const failures = [...calm.statuses].filter(([status]) => status === 0 || status >= 400);
  findings.expect(
    'nobody at the other one notices',
    failures.length === 0,
    failures.length === 0
      ? `${total(calm.statuses)} answers, all good`
      : `answers by status ${JSON.stringify(failures)}`,
  );
  const back = await place.start({
    DATA_DIR: one.dataDir,
    BACKUP_DIR: join(place.folder, 'copias'),
    PORT: new URL(one.url).port,
  });
  await doomed.stop();
  await back.stop();
  findings.expect('its own people go on when it is back', doomed.unexpected.length === 0, summary(doomed.unexpected));
  findings.figure(`unanswered at the killed one: ${doomed.statuses.get(0) ?? 0} of ${total(doomed.statuses)}`);
  await checkInvariants(place, findings, {
    despesas: [...doomed.acknowledged.despesas, ...calm.acknowledged.despesas],
    mudancas: new Map([...doomed.acknowledged.mudancas, ...calm.acknowledged.mudancas]),
  });
}

const total = (statuses: Map<number, number>) => [...statuses.values()].reduce((sum, n) => sum + n, 0);

async function until(probe: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (await probe()) return true;
    await delay(50);
  }
  return false;
}
