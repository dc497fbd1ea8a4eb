/** kill -9 of the embedded database under a living server: 503 with Retry-After meanwhile, back without a restart. */
import { setTimeout as delay } from 'node:timers/promises';
import { checkInvariants } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace, postmasterOf } from './place.ts';
import { type Scenario, spread } from './report.ts';
import { startWriters } from './writers.ts';

const BACK_LIMIT_S = 10;
const TIMES = 5;

export const databaseKilled: Scenario = {
  name: 'banco',
  title: 'The database server is killed under a living server',
  async run(findings) {
    const place = await createPlace();
    const server = await place.start();
    const crowd = startWriters({ ...place, url: () => server.url });
    const back: number[] = [];
    try {
      for (let time = 0; time < TIMES; time++) {
        await delay(1500);
        process.kill(postmasterOf(server.dataDir), 'SIGKILL');
        const began = performance.now();
        const limit = began + 3 * BACK_LIMIT_S * 1000;
        // It must have been noticed first: an idle health check could still find the old connection.
        await delay(100);
        while (performance.now() < limit && !(await works(server.url, place.cookies[0] ?? ''))) await delay(50);
        back.push(performance.now() - began);
        if (performance.now() >= limit) break;
      }
      const { worst, text } = spread(back);
      findings.expect(
        `back within ${BACK_LIMIT_S} s without a restart`,
        worst <= BACK_LIMIT_S,
        `${back.length} kills: ${text}`,
      );
      // It never came back: nobody is left to ask.
      if (worst >= 3 * BACK_LIMIT_S) return;
      await crowd.stop();
      const told = crowd.statuses.get(503) ?? 0;
      findings.expect(
        'meanwhile 503 with Retry-After',
        told > 0 && crowd.retryAfterMissing() === 0,
        `${told} answers of 503, ${crowd.retryAfterMissing()} without Retry-After; slowest answer ${(crowd.slowest() / 1000).toFixed(1)} s`,
      );
      findings.expect('no answer that a writer may not get', crowd.unexpected.length === 0, summary(crowd.unexpected));
      await checkInvariants(place, findings, crowd.acknowledged);
    } finally {
      await server.stop();
      await crowd.stop();
      await place.remove();
    }
  },
};

/** A read that needs the database. */
export async function works(url: string, cookie: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/despesas?porPagina=10`, {
      headers: { cookie },
      signal: AbortSignal.timeout(5000),
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
