/** How an area's screens are measured: a list as a ratio and from ten connections, the requests of one screen one after the other. */
import type { Figure } from './figure.ts';
import { type Comparison, compare, run } from './load.ts';
import { pagesOf } from './requests.ts';
import { timed } from './single.ts';
import { ends, median, percentile } from './statistics.ts';

const ROUNDS = { rounds: 3, seconds: 2 };
const TIMES = 40;

export interface Server {
  url: string;
  cookie: string;
}
/** p95 of single requests, with the median beside it. */
export const slowOf = (name: string, times: number[], aim: number): Figure => ({
  ...{
    name,
    measured: percentile(times, 0.95),
    unit: 'ms',
    aim,
    bound: 'at most',
    spread: ends(times),
  },
  detail: `median ${median(times).toFixed(0)} ms`,
});

/**
 * A list against the bare server, and from ten connections at once: all on its first page, as when something in it was saved and every open
 * screen asks again; and each on another page, which nobody shares (decision 127).
 */
export async function race({ url, cookie }: Server, bare: string, name: string, path: string): Promise<Figure[]> {
  const ratio = (what: string, found: Comparison): Figure => ({
    ...{ name: what, measured: found.ratio, unit: '×', aim: 0.85, bound: 'at least', spread: found.spread },
    detail: `${found.product.toFixed(0)}/s of ${found.bare.toFixed(0)}/s bare`,
  });
  const product = { url: url + path, headers: { cookie } };
  const paths = pagesOf(path);
  const same = await compare(product, { url: bare + path }, ROUNDS);
  const other = await compare({ ...product, paths }, { url: bare + path, paths }, ROUNDS);
  const { latency } = await run({ ...product, paths }, 4);
  return [
    ratio(name, same),
    ratio(`${name}, ten different pages`, other),
    { name: `${name}, p97.5 of ten at once`, measured: latency.p97_5, unit: 'ms', aim: 60, bound: 'at most' },
  ];
}

/** The requests of one screen, all at once. */
export async function oneByOne(
  { url, cookie }: Server,
  name: string,
  paths: readonly string[],
  aim: number,
): Promise<Figure> {
  const times: number[] = [];
  for (let i = -3; i < TIMES; i++) {
    const from = performance.now();
    await Promise.all(paths.map((path) => timed(url + path, cookie)));
    if (i >= 0) times.push(performance.now() - from);
  }
  return slowOf(name, times, aim);
}
