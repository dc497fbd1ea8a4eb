/**
 * Searches over everything: what one costs alone, and what ten at once leave to those who save.
 *
 * A search is what the screen asks: a page, and count and sums apart from it. Ten people search without a pause, each in
 * words of their own; meanwhile creations of the product and bare inserts take turns (ten connections each), so that the searches
 * fall on both. The figure is their ratio. Source: issue 9 §3 (Reads).
 */
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { compare } from './load.ts';
import { startProduct } from './product.ts';
import { bareCreation, creation, periodList, searchPage, searchTotals } from './requests.ts';
import { timed } from './single.ts';
import { ends, median, percentile } from './statistics.ts';

const WORDS = [
  'grafica elevador',
  'energia',
  'boletim assembleia',
  'honorarios diretoria',
  'passagem encontro',
  'sede',
  'boleto',
  'silva',
  'ltda impressao',
  'transportes mes',
];
const ALONE = 3;
const ROUNDS = { rounds: 3, seconds: 4 };

interface Times {
  pages: number[];
  totals: number[];
  /** Totals that were told to come back, after their fifteen seconds. */
  late: number;
}

/** As the screen: a page whose totals are late is a page all the same. */
async function searchOnce(url: string, cookie: string, word: string, times: Times): Promise<void> {
  const totals = async () => {
    const from = performance.now();
    const answer = await fetch(url + searchTotals(word), { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status === 503) times.late += 1;
    else if (answer.status === 200) times.totals.push(performance.now() - from);
    else throw new Error(`totals of “${word}”: ${answer.status}`);
  };
  const page = async () => {
    times.pages.push((await timed(url + searchPage(word), cookie)).ms);
  };
  await Promise.all([page(), totals()]);
}

async function alone(url: string, cookie: string): Promise<Times> {
  const times: Times = { pages: [], totals: [], late: 0 };
  for (let round = -1; round < ALONE; round++) {
    for (const word of WORDS) {
      const page = await timed(url + searchPage(word), cookie);
      const totals = await timed(url + searchTotals(word), cookie);
      if (round < 0) continue;
      times.pages.push(page.ms);
      times.totals.push(totals.ms);
    }
  }
  return times;
}

/** Ten who search until `stop`; a search that fails is a failure of the figure. */
function startSearching(url: string, cookie: string): { times: Times; stop(): Promise<void> } {
  const times: Times = { pages: [], totals: [], late: 0 };
  let searching = true;
  const people = WORDS.map(async (word) => {
    while (searching) await searchOnce(url, cookie, word, times);
  });
  // Whichever fails first is thrown by `stop`.
  const all = Promise.all(people);
  all.catch(() => undefined);
  return {
    times,
    async stop() {
      searching = false;
      await all;
    },
  };
}

const ms = (values: number[]) => `${median(values).toFixed(0)} ms`;

export async function crowd(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const { cookie, sample } = installation;
  const product = await startProduct(installation, periodList(sample));
  const bare = await startBare(installation, plan, periodList(sample));
  const over = `over ${sample.despesas.toLocaleString('en')}`;
  try {
    const one = await alone(product.url, cookie);
    const targets = [creation(product.url, installation), bareCreation(bare.url, sample)] as const;
    const quiet = await compare(...targets, { rounds: 1, seconds: 3 });
    const searching = startSearching(product.url, cookie);
    const meanwhile = await compare(...targets, ROUNDS).finally(() => searching.stop());
    const { pages, totals, late } = searching.times;
    return [
      {
        name: `page of a search ${over}, p95`,
        measured: percentile(one.pages, 0.95),
        unit: 'ms',
        aim: 150,
        bound: 'at most',
        spread: ends(one.pages),
        detail: `median ${ms(one.pages)}; of ten at once ${ms(pages)}`,
      },
      {
        name: `totals of a search ${over}, p95`,
        measured: percentile(one.totals, 0.95),
        unit: 'ms',
        aim: 1000,
        bound: 'at most',
        spread: ends(one.totals),
        detail: `median ${ms(one.totals)}; of ten at once ${totals.length === 0 ? 'all late' : ms(totals)}`,
      },
      {
        name: `create while ten search ${over}`,
        measured: meanwhile.ratio,
        unit: '×',
        aim: 0.2,
        bound: 'at least',
        spread: meanwhile.spread,
        detail: `${meanwhile.product.toFixed(0)}/s of ${meanwhile.bare.toFixed(0)}/s bare meanwhile; without searches ${quiet.product.toFixed(0)}/s of ${quiet.bare.toFixed(0)}/s; ${totals.length + late} searches, ${late} totals late`,
      },
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
