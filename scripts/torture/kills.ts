/** kill -9 of the server at random points while eight people write; every fifth time the database goes with it. */
import { setTimeout as delay } from 'node:timers/promises';
import { runningUrls } from '../../packages/server/src/platform/db/embedded/credentials.ts';
import { checkAudit, checkInvariants } from './invariants.ts';
import { createPlace, postmasterOf } from './place.ts';
import { type Scenario, spread } from './report.ts';
import { startWriters } from './writers.ts';

/** Issue 3: back within five seconds. */
const RESTART_LIMIT_S = 5;

export const kills: Scenario = {
  name: 'kills',
  title: 'The server is killed (kill -9) at random points while eight people write',
  async run(findings, { kills: times }) {
    const place = await createPlace();
    let server = await place.start();
    const crowd = startWriters({ ...place, url: () => server.url });
    const restarts: number[] = [];
    const withDatabase: number[] = [];
    const port = new URL(server.url).port;
    try {
      for (let kill = 1; kill <= times; kill++) {
        await delay(200 + Math.random() * 1300);
        const both = kill % 5 === 0;
        // As when the machine loses its power: both at once.
        if (both) process.kill(postmasterOf(server.dataDir), 'SIGKILL');
        server.kill();
        server = await place.start({ PORT: port });
        (both ? withDatabase : restarts).push(server.readyMs);
      }
      await crowd.stop();
      const [plain, recovered] = [spread(restarts), spread(withDatabase)];
      findings.expect(
        `restart within ${RESTART_LIMIT_S} s`,
        Math.max(plain.worst, recovered.worst) <= RESTART_LIMIT_S,
        `${restarts.length} kills of the server alone: ${plain.text}` +
          (withDatabase.length > 0 ? `; ${withDatabase.length} together with the database: ${recovered.text}` : ''),
      );
      findings.expect('no answer that a writer may not get', crowd.unexpected.length === 0, summary(crowd.unexpected));
      await checkInvariants(place, findings, crowd.acknowledged);
      const urls = runningUrls(server.dataDir);
      if (urls) await checkAudit(urls.appUrl, server.dataDir, findings);
      findings.figure(
        `answers by status: ${[...crowd.statuses].map(([status, n]) => `${status || 'none'} × ${n}`).join(', ')}`,
      );
    } finally {
      await crowd.stop();
      await server.stop();
      await place.remove();
    }
  },
};

export const summary = (unexpected: readonly string[]): string =>
  unexpected.length === 0 ? 'none' : `${unexpected.length}, the first: ${unexpected[0]}`;
