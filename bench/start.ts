/**
 * Cold start and idle memory. A start counts from spawning Node, PostgreSQL's own start included, to the first list
 * answered to a signed-in person; the data are there, the files in the system's cache.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { processorDetail, processorSeconds, residentMib } from './process-cost.ts';
import { startProduct } from './product.ts';
import { ends, median } from './statistics.ts';

const STARTS = 5;
const SETTLE_MS = 10_000;

export async function coldStart(installation: Installation, path: string): Promise<Figure> {
  const seconds: number[] = [];
  const processor: (number | null)[] = [];
  for (let start = 0; start < STARTS; start++) {
    const product = await startProduct(installation, path);
    seconds.push(product.firstAnswer / 1000);
    processor.push(processorSeconds(product.pid));
    await product.stop();
  }
  return {
    name: 'cold start to the first list',
    measured: median(seconds),
    unit: 's',
    aim: 1.5,
    bound: 'at most',
    spread: ends(seconds),
    detail: processorDetail(processor),
  };
}

/** The server's process alone, ten seconds after its first answer; PostgreSQL has its own processes. */
export async function idleMemory(installation: Installation, path: string): Promise<Figure> {
  const product = await startProduct(installation, path);
  try {
    await delay(SETTLE_MS);
    const samples: number[] = [];
    for (let sample = 0; sample < 10; sample++) {
      samples.push(residentMib(product.pid));
      await delay(200);
    }
    return {
      name: 'idle server process',
      measured: median(samples),
      unit: 'MiB',
      aim: 190,
      bound: 'at most',
      spread: ends(samples),
    };
  } finally {
    await product.stop();
  }
}
