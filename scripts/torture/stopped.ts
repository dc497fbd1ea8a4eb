/**
 * SIGTERM in the middle of work: four people register 360 instalments each, somebody takes a spreadsheet, a page listens.
 * All who have asked are answered whole, who asks then is refused in words, nothing that was committed stays unanswered.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from './desk.ts';
import { checkInvariants } from './invariants.ts';
import { createPlace, type Place, type Server } from './place.ts';
import type { Findings, Scenario } from './report.ts';
import { newDespesa } from './writers.ts';

const TIMES = 3;
const INSTALMENTS = 360;
const END_LIMIT_S = 20;

export const stopped: Scenario = {
  name: 'parada',
  title: 'The server is stopped (SIGTERM) while people write and export',
  async run(findings) {
    const place = await createPlace();
    try {
      const saved: string[] = [];
      for (let time = 1; time <= TIMES; time++) {
        const server = await place.start();
        try {
          saved.push(...(await oneStop(findings, place, server, time)));
        } finally {
          await server.stop();
        }
      }
      const server = await place.start();
      const [row] = await place.query<{ n: number }>('select count(*)::int as n from despesas');
      findings.expect(
        'nothing committed was left unanswered',
        row?.n === saved.length,
        `${row?.n} saved, ${saved.length} acknowledged`,
      );
      await checkInvariants(place, findings, { despesas: saved, mudancas: new Map() });
      await server.stop();
    } finally {
      await place.remove();
    }
  },
};

async function oneStop(findings: Findings, place: Place, server: Server, time: number): Promise<string[]> {
  const { cookies, sample } = place;
  const create = (cookie: string) => send(server.url, cookie, randomUUID(), newDespesa(sample, INSTALMENTS));
  // Something to export, and connections that are open already, as people's are.
  const before = await Promise.all(cookies.slice(0, 4).map(create));
  const stream = await fetch(`${server.url}/api/ao-vivo`, { headers: { cookie: cookies[5] ?? '' } });
  const streamEnd = drained(stream);
  const spreadsheet = exported(server.url, cookies[4] ?? '');
  const creations = cookies.slice(0, 4).map(create);
  await delay(40 * time);
  const began = performance.now();
  process.kill(server.pid, 'SIGTERM');
  await delay(20);
  const late = await send(server.url, cookies[6] ?? '', randomUUID(), newDespesa(sample));
  const ended = await streamEnd;
  const streamS = (performance.now() - began) / 1000;
  const answers = await Promise.all(creations);
  const file = await spreadsheet;
  await gone(server.pid);
  const seconds = (performance.now() - began) / 1000;
  const statuses = answers.map(({ status }) => status);
  findings.expect(
    `stop ${time}: the four creations are answered or refused in words, none is cut`,
    statuses.every((status) => status === 200 || status === 503),
    statuses.join(', '),
  );
  findings.expect(`stop ${time}: the spreadsheet arrives whole, or was refused in words`, file.whole, file.said);
  findings.expect(
    `stop ${time}: who asks then is refused with Retry-After`,
    late.status === 503 ? late.retryAfter : late.status === 0,
    late.status === 0 ? 'nobody was listening any more' : String(late.status),
  );
  findings.expect(`stop ${time}: the live stream ends first`, ended, `after ${streamS.toFixed(2)} s`);
  findings.expect(
    `stop ${time}: ends within ${END_LIMIT_S} s`,
    seconds <= END_LIMIT_S,
    `after ${seconds.toFixed(1)} s`,
  );
  return [...before, ...answers].flatMap(({ status, body }) => (status === 200 ? (body.ids as string[]) : []));
}

/** Whether an answer came to its end without being cut off. */
async function drained(response: Response): Promise<boolean> {
  return response.arrayBuffer().then(
    () => true,
    () => false,
  );
}

async function exported(url: string, cookie: string): Promise<{ whole: boolean; said: string }> {
  try {
    const response = await fetch(`${url}/api/despesas/exportar?formato=xlsx`, { headers: { cookie } });
    const bytes = Buffer.from(await response.arrayBuffer());
    // A zip ends with its directory's record.
    const whole = response.status === 503 || bytes.subarray(-22).readUInt32LE(0) === 0x06054b50;
    return { whole, said: `${response.status}, ${(bytes.length / 1024).toFixed(0)} KiB` };
  } catch (error) {
    return { whole: false, said: String(error) };
  }
}

async function gone(pid: number): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await delay(20)) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
  }
}
