/**
 * Load from ten connections, and the comparison of two servers in interleaved rounds.
 *
 * Rounds go A B A B …, so that whatever else the machine does falls on both; the figure is the ratio of the medians, its
 * spread the ratios of neighbouring rounds. An answer other than 2xx makes the figure worthless: it throws.
 */
import autocannon from 'autocannon';
import { ends, median } from './statistics.ts';

export const CONNECTIONS = 10;

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Makes each request's body and its own headers; for writes. */
  each?: () => { body: string; headers?: Record<string, string> };
  /** Instead of the address's own: one after the other, so that at one moment each connection asks for another. */
  paths?: readonly string[];
}

/** A request as the library hands it out before it is sent. */
interface Asked {
  headers: Record<string, string>;
  body?: string;
  path?: string;
}

function setupOf({ each, paths }: Target): ((request: Asked) => Asked) | undefined {
  let asked = 0;
  if (paths) return (request) => ({ ...request, path: paths[asked++ % paths.length] ?? '/' });
  if (!each) return undefined;
  return (request) => {
    const own = each();
    return { ...request, body: own.body, headers: { ...request.headers, ...own.headers } };
  };
}

export interface Rounds {
  rounds: number;
  seconds: number;
}

/** One run from ten connections. */
export async function run(target: Target, seconds: number) {
  const { url, method = 'GET', headers = {} } = target;
  const setupRequest = setupOf(target);
  const result = await autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(setupRequest && { requests: [{ setupRequest }] }),
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`);
  }
  return result;
}

async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  const { requests, duration } = await run(target, seconds);
  // The clock of the run, not the asked duration: the last answers come a little later.
  return requests.total / duration;
}

export interface Comparison {
  ratio: number;
  spread: [number, number];
  product: number;
  bare: number;
}

export async function compare(product: Target, bare: Target, { rounds, seconds }: Rounds): Promise<Comparison> {
  await requestsPerSecond(product, 1.5);
  await requestsPerSecond(bare, 1.5);
  const products: number[] = [];
  const bares: number[] = [];
  for (let round = 0; round < rounds; round++) {
    products.push(await requestsPerSecond(product, seconds));
    bares.push(await requestsPerSecond(bare, seconds));
  }
  return {
    ratio: median(products) / median(bares),
    spread: ends(products.map((value, round) => value / (bares[round] ?? Number.NaN))),
    product: median(products),
    bare: median(bares),
  };
}
