/**
 * The clock jumps days ahead and back under a working server: people go on, nothing acknowledged is lost, the trail's
 * chain holds, mails that fall due leave, none leaves twice.
 *
 * The program's clock is moved, not the machine's: moving that needs rights over the whole machine.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startChild } from '../../bench/child.ts';
import { runningUrls } from '../../packages/server/src/platform/db/embedded/credentials.ts';
import { checkAudit, checkInvariants } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace, healthy, SECRET } from './place.ts';
import type { Scenario } from './report.ts';
import { startWriters } from './writers.ts';

const DAY_MS = 86_400_000;
/** Sessions last seven days: a jump beyond would rightly end them. */
const JUMPS = [3, -2, 6, 0, -30, 0];

export const clockMoved: Scenario = {
  name: 'relogio',
  title: 'The clock jumps by days, ahead and back',
  async run(findings) {
    const place = await createPlace();
    const file = join(place.folder, 'relogio');
    writeFileSync(file, '0');
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const dataDir = join(place.folder, 'dados');
    const env = {
      DATA_DIR: dataDir,
      SEDE_SECRET: SECRET,
      PORT: String(port),
      CLOCK_OFFSET_FILE: file,
      SESSION_REQUESTS_PER_SECOND: '0',
    };
    const server = startChild(['scripts/torture/clock-server.ts'], env, join(place.folder, 'servidor.log'));
    try {
      await server.until(() => healthy(url));
      const crowd = startWriters({ ...place, url: () => url });
      for (const days of JUMPS) {
        await delay(1500);
        writeFileSync(file, String(days * DAY_MS));
      }
      await delay(1500);
      await crowd.stop();
      const failures = [...crowd.statuses].filter(([status]) => status === 0 || status >= 400);
      findings.expect(
        'people go on through every jump',
        failures.length === 0 && crowd.unexpected.length === 0,
        failures.length === 0 ? `${JUMPS.length} jumps of ${JUMPS.join(', ')} days` : summary(crowd.unexpected),
      );
      await checkInvariants(place, findings, crowd.acknowledged);
      // The sealer comes by every five seconds.
      await delay(6000);
      const appUrl = runningUrls(dataDir)?.appUrl ?? '';
      await checkAudit(appUrl, dataDir, findings);
      const [tail] = await place.query<{ n: number }>(
        `select count(*)::int as n from auditoria a where not exists (select 1 from auditoria_cadeia c where c.auditoria_id = a.id)`,
      );
      findings.expect('entries of every date are sealed', tail?.n === 0, `${tail?.n} without a seal`);
    } finally {
      await server.stop();
      await place.remove();
    }
  },
};
