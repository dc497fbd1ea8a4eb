/**
 * The member area over 20,000 members, 60,000 dependents and 200,000 entries of the timeline.
 *
 * List and search from ten connections against the bare server and by their 95th percentile; the page of a member with 5,000 events,
 * the numbers per house, the spreadsheet of all with its memory, the CPF lookup. Source: issue 10 (Speed).
 */
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { CONNECTIONS, compare } from './load.ts';
import { peakWhile, residentMib } from './process-cost.ts';
import { startProduct } from './product.ts';
import { exportFiliados, filiadosList, filiadosNumbers, filiadosSearch, memberPage, writeHeaders } from './requests.ts';
import { EVENTOS_DO_PRIMEIRO, FILIADOS } from './seed-filiados.ts';
import { timed } from './single.ts';
import { ends, median, percentile } from './statistics.ts';

const ROUNDS = { rounds: 3, seconds: 2 };
const TIMES = 30;
/** Fewer than a person may ask in an hour. */
const LOOKUPS = 60;
const EXPORTS = 3;

interface Server {
  url: string;
  cookie: string;
}

async function p95(url: string, cookie: string): Promise<number> {
  const { latency } = await autocannon({
    ...{ url, method: 'GET', headers: { cookie } },
    ...{ connections: CONNECTIONS, duration: 4 },
  });
  return latency.p97_5;
}

async function race({ url, cookie }: Server, bare: string, name: string, path: string): Promise<Figure[]> {
  const {
    ratio,
    spread,
    product,
    bare: other,
  } = await compare({ url: url + path, headers: { cookie } }, { url: bare + path }, ROUNDS);
  const detail = `${product.toFixed(0)}/s of ${other.toFixed(0)}/s bare`;
  return [
    { name: `members: ${name}`, measured: ratio, unit: '×', aim: 0.85, bound: 'at least', spread, detail },
    {
      name: `members: ${name}, p97.5 of ten at once`,
      measured: await p95(url + path, cookie),
      unit: 'ms',
      aim: 60,
      bound: 'at most',
    },
  ];
}

const slowOf = (name: string, times: number[], aim: number): Figure => ({
  ...{ name, measured: percentile(times, 0.95), unit: 'ms', aim, bound: 'at most', spread: ends(times) },
  detail: `median ${median(times).toFixed(0)} ms`,
});

async function oneByOne({ url, cookie }: Server, name: string, paths: readonly string[], aim: number): Promise<Figure> {
  const times: number[] = [];
  for (let i = -3; i < TIMES; i++) {
    const from = performance.now();
    for (const path of paths) await timed(url + path, cookie);
    if (i >= 0) times.push(performance.now() - from);
  }
  return slowOf(name, times, aim);
}

async function lookup({ url, cookie }: Server, cpf: string): Promise<Figure> {
  const times: number[] = [];
  for (let i = -3; i < LOOKUPS; i++) {
    const from = performance.now();
    const answer = await fetch(`${url}/api/verificador/consultar`, {
      method: 'POST',
      headers: writeHeaders(cookie),
      body: JSON.stringify({ cpf }),
    });
    const found = (await answer.json()) as { filiado?: unknown };
    if (!found.filiado) throw new Error(`the lookup found nobody: ${answer.status} ${JSON.stringify(found)}`);
    if (i >= 0) times.push(performance.now() - from);
  }
  return slowOf('CPF lookup, p95', times, 20);
}

async function spreadsheet({ url, cookie }: Server, pid: number): Promise<Figure[]> {
  await delay(5_000);
  const idle = residentMib(pid);
  const seconds: number[] = [];
  const over: number[] = [];
  for (let i = 0; i < EXPORTS; i++) {
    const { result, peak } = await peakWhile(pid, () => timed(url + exportFiliados(), cookie));
    seconds.push(result.ms / 1000);
    over.push(peak - idle);
  }
  const name = `filiados.xlsx of ${FILIADOS.toLocaleString('en')} rows`;
  return [
    { name, measured: median(seconds), unit: 's', aim: 1.5, bound: 'at most', spread: ends(seconds) },
    { name: `${name}: memory over idle`, measured: Math.max(...over), unit: 'MiB', aim: 80, bound: 'at most' },
  ];
}

export async function filiados(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const { cookie, sample } = installation;
  const product = await startProduct(installation, filiadosList());
  const bare = await startBare(installation, plan, filiadosList());
  const server = { url: product.url, cookie };
  try {
    return [
      ...(await spreadsheet(server, product.pid)),
      ...(await race(server, bare.url, 'list of 50 with count', filiadosList())),
      ...(await race(server, bare.url, 'search, 50 with count', filiadosSearch())),
      await oneByOne(
        server,
        `page of a member with ${EVENTOS_DO_PRIMEIRO.toLocaleString('en')} events, p95`,
        memberPage(),
        200,
      ),
      await oneByOne(server, 'numbers per house, p95', [filiadosNumbers()], 250),
      await lookup(server, sample.cpf),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
