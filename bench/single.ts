/**
 * One request at a time: the unfiltered list of all expenses, list and report of 60,000 revenues, and the export of 50,000
 * rows with its memory.
 *
 * The list's figure is its 95th percentile. The export's memory is the highest resident size of the server's process
 * while it runs, over its size before the first export; the spreadsheet is read to its end, not kept.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { peakWhile, processorDetail, processorSeconds, residentMib } from './process-cost.ts';
import { startProduct } from './product.ts';
import { exportAll, periodList, revenueList, revenueReport, unfiltered } from './requests.ts';
import { EXPORTED } from './seed.ts';
import { ends, median, percentile } from './statistics.ts';

const LISTS = 40;
const EXPORTS = 3;

/** Milliseconds to the last byte, and the bytes. */
export async function timed(url: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  const from = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  if (answer.status !== 200 || answer.body === null) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Uint8Array).byteLength;
  return { ms: performance.now() - from, bytes };
}

async function listFigure(url: string, cookie: string, name: string): Promise<Figure> {
  for (let i = 0; i < 5; i++) await timed(url, cookie);
  const times: number[] = [];
  for (let i = 0; i < LISTS; i++) times.push((await timed(url, cookie)).ms);
  return {
    name,
    measured: percentile(times, 0.95),
    unit: 'ms',
    aim: 150,
    bound: 'at most',
    spread: ends(times),
    detail: `median ${median(times).toFixed(0)} ms`,
  };
}

export async function wholeList(installation: Installation): Promise<Figure> {
  const product = await startProduct(installation, periodList(installation.sample));
  try {
    const name = `unfiltered list of ${installation.sample.despesas.toLocaleString('en')}, p95`;
    return await listFigure(product.url + unfiltered(), installation.cookie, name);
  } finally {
    await product.stop();
  }
}

export async function revenues(installation: Installation): Promise<Figure[]> {
  const { sample, cookie } = installation;
  const product = await startProduct(installation, revenueList(sample));
  try {
    return [
      await listFigure(product.url + revenueList(sample), cookie, 'list of revenues of a period, p95'),
      await listFigure(product.url + revenueReport(), cookie, 'report of 60,000 revenues, p95'),
    ];
  } finally {
    await product.stop();
  }
}

export async function exports(installation: Installation): Promise<Figure[]> {
  const product = await startProduct(installation, periodList(installation.sample));
  try {
    await delay(5_000);
    const idle = residentMib(product.pid);
    const seconds: number[] = [];
    const over: number[] = [];
    const processor: (number | null)[] = [];
    let size = 0;
    for (let i = 0; i < EXPORTS; i++) {
      const before = processorSeconds(product.pid);
      const { result, peak } = await peakWhile(product.pid, () =>
        timed(product.url + exportAll(installation.sample), installation.cookie),
      );
      seconds.push(result.ms / 1000);
      over.push(peak - idle);
      const after = processorSeconds(product.pid);
      processor.push(before === null || after === null ? null : after - before);
      size = result.bytes;
    }
    const name = `export of ${EXPORTED.toLocaleString('en')} rows, .xlsx`;
    return [
      {
        name,
        measured: median(seconds),
        unit: 's',
        aim: 2.5,
        bound: 'at most',
        spread: ends(seconds),
        detail: `${processorDetail(processor)}, ${(size / 1e6).toFixed(1)} MB`,
      },
      {
        name: `${name}: memory over idle`,
        measured: Math.max(...over),
        unit: 'MiB',
        aim: 80,
        bound: 'at most',
        spread: ends(over),
        detail: `idle ${idle.toFixed(0)} MiB`,
      },
    ];
  } finally {
    await product.stop();
  }
}
