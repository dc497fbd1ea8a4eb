/**
 * Finance's figures over all expenses and 60,000 revenues: each answer against its own bare SQL, one request at a time;
 * and the spreadsheet of all expenses in one stream, with its memory, while others read their list.
 *
 * A ratio is the median time of the product over that of the bare server, which runs the same statements.
 * Source: issue 4, "Speed".
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { peakWhile, residentMib } from './process-cost.ts';
import { startProduct } from './product.ts';
import { exportEverything, figures, periodList } from './requests.ts';
import { timed } from './single.ts';
import { ends, median, percentile } from './statistics.ts';

const ROUNDS = 15;

export async function ratios(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const { sample, cookie } = installation;
  const product = await startProduct(installation, periodList(sample));
  const bare = await startBare(installation, plan, periodList(sample));
  try {
    const found: Figure[] = [];
    for (const [name, path] of Object.entries(figures(sample))) {
      const own: number[] = [];
      const sql: number[] = [];
      // Alternating, so that load on the machine affects both; the first three rounds warm up.
      for (let round = -3; round < ROUNDS; round++) {
        const [mine, theirs] = [await timed(product.url + path, cookie), await timed(bare.url + path, cookie)];
        if (round < 0) continue;
        own.push(mine.ms);
        sql.push(theirs.ms);
      }
      found.push({
        name: `${name}, over its bare SQL`,
        measured: median(own) / median(sql),
        unit: '×',
        aim: 1.5,
        bound: 'at most',
        spread: ends(own.map((ms, at) => ms / (sql[at] ?? ms))),
        detail: `${median(own).toFixed(0)} ms of ${median(sql).toFixed(0)} ms bare`,
      });
    }
    return found;
  } finally {
    await bare.stop();
    await product.stop();
  }
}

export async function everything(installation: Installation): Promise<Figure[]> {
  const { sample, cookie } = installation;
  const product = await startProduct(installation, periodList(sample));
  try {
    for (let i = 0; i < 5; i++) await timed(product.url + periodList(sample), cookie);
    await delay(5_000);
    const idle = residentMib(product.pid);
    const lists: number[] = [];
    let running = true;
    const { result, peak } = await peakWhile(product.pid, async () => {
      const whole = timed(product.url + exportEverything(), cookie).finally(() => {
        running = false;
      });
      while (running) {
        lists.push((await timed(product.url + periodList(sample), cookie)).ms);
        await delay(50);
      }
      return whole;
    });
    const name = `despesas.xlsx of ${sample.despesas.toLocaleString('en')} rows`;
    const detail = `${(result.bytes / 1e6).toFixed(1)} MB`;
    return [
      { name, measured: result.ms / 1000, unit: 's', aim: 10, bound: 'at most', detail },
      { name: `${name}: memory over idle`, measured: peak - idle, unit: 'MiB', aim: 100, bound: 'at most' },
      {
        name: `${name}: list of others meanwhile, p95`,
        measured: percentile(lists, 0.95),
        unit: 'ms',
        aim: 150,
        bound: 'at most',
        spread: ends(lists),
        detail: `median ${median(lists).toFixed(0)} ms of ${lists.length}`,
      },
    ];
  } finally {
    await product.stop();
  }
}
