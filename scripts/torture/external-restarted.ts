/** An external PostgreSQL is restarted, as an operator would, while eight people write. */
import { setTimeout as delay } from 'node:timers/promises';
import { works } from './database-killed.ts';
import { checkAudit, checkInvariants } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace } from './place.ts';
import { type Scenario, spread } from './report.ts';
import { startWriters } from './writers.ts';

const BACK_LIMIT_S = 10;
const TIMES = 5;

export const externalRestarted: Scenario = {
  name: 'externo',
  title: 'An external PostgreSQL is restarted under load',
  async run(findings) {
    const place = await createPlace({ external: true });
    const server = await place.start();
    const crowd = startWriters({ ...place, url: () => server.url });
    const back: number[] = [];
    try {
      for (let time = 0; time < TIMES; time++) {
        await delay(1500);
        await place.external?.restart();
        const began = performance.now();
        while (performance.now() - began < 3 * BACK_LIMIT_S * 1000) {
          if (await works(server.url, place.cookies[0] ?? '')) break;
          await delay(50);
        }
        back.push(performance.now() - began);
      }
      await crowd.stop();
      const { worst, text } = spread(back);
      findings.expect(
        `works again within ${BACK_LIMIT_S} s of the database`,
        worst <= BACK_LIMIT_S,
        `${TIMES} restarts: ${text}`,
      );
      findings.expect(
        'meanwhile 503 with Retry-After',
        crowd.retryAfterMissing() === 0,
        `${crowd.statuses.get(503) ?? 0} answers of 503, ${crowd.retryAfterMissing()} without Retry-After`,
      );
      findings.expect('no answer that a writer may not get', crowd.unexpected.length === 0, summary(crowd.unexpected));
      await checkInvariants(place, findings, crowd.acknowledged);
      await checkAudit(place.external?.postgres.appUrl ?? '', server.dataDir, findings);
    } finally {
      await crowd.stop();
      await server.stop();
      await place.remove();
    }
  },
};
