/**
 * Requests per second from ten connections against the bare server, which runs the same statements: list of 50 with count
 * and sums, list only, search, creation. Source: issue 2, "Speed and size".
 */
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { compare, type Rounds, type Target } from './load.ts';
import { startProduct } from './product.ts';
import { bareCreation, creation, periodList, periodListOnly, search } from './requests.ts';

const ROUNDS: Rounds = { rounds: 5, seconds: 2 };

interface Race {
  name: string;
  aim: number;
  product: (url: string) => Target;
  bare: (url: string) => Target;
}

function races(installation: Installation): Record<string, Race> {
  const { sample, cookie } = installation;
  const read = (name: string, path: string): Race => ({
    name,
    aim: 0.7,
    product: (url) => ({ url: url + path, headers: { cookie } }),
    bare: (url) => ({ url: url + path }),
  });
  return {
    list: read('list of 50, count and sums', periodList(sample)),
    'list-only': read('list of 50, page only', periodListOnly(sample)),
    search: read('search, 50, count and sums', search()),
    create: {
      name: 'create (audit, idempotency, event)',
      aim: 0.2,
      product: (url) => creation(url, installation),
      bare: (url) => bareCreation(url, sample),
    },
  };
}

export const RACES = ['list', 'list-only', 'search', 'create'] as const;

export async function throughput(installation: Installation, plan: BarePlan, which: string[]): Promise<Figure[]> {
  const product = await startProduct(installation, periodList(installation.sample));
  const bare = await startBare(installation, plan, periodList(installation.sample));
  try {
    const figures: Figure[] = [];
    for (const [key, race] of Object.entries(races(installation))) {
      if (!which.includes(key)) continue;
      const result = await compare(race.product(product.url), race.bare(bare.url), ROUNDS);
      figures.push({
        name: race.name,
        measured: result.ratio,
        unit: '×',
        aim: race.aim,
        bound: 'at least',
        spread: result.spread,
        detail: `${result.product.toFixed(0)}/s of ${result.bare.toFixed(0)}/s bare`,
      });
    }
    return figures;
  } finally {
    await bare.stop();
    await product.stop();
  }
}
