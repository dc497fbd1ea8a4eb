/**
 * The network between the server and an external PostgreSQL falls silent for 45 s: nothing is closed, nothing arrives.
 * Everybody who asks meanwhile hears within 15 s that it is not available, and all works by itself soon after its return;
 * once with the old connections coming back to life, once with all of them forgotten by the network.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { silentNetwork } from '../../packages/server/src/platform/testing/silent-network.ts';
import { works } from './database-killed.ts';
import { checkAudit, checkInvariants } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace, type Place } from './place.ts';
import type { Findings, Scenario } from './report.ts';
import { startWriters } from './writers.ts';

const SILENCE_MS = 45_000;
const ANSWER_LIMIT_S = 15;
const BACK_LIMIT_S = 15;

type Network = Awaited<ReturnType<typeof silentNetwork>>;
type Answer = { status: number; retryAfter: boolean; text: string; seconds: number };

export const silentNetworkScenario: Scenario = {
  name: 'silencio',
  title: 'The network to an external PostgreSQL falls silent for 45 s under load',
  async run(findings) {
    const place = await createPlace({ external: true });
    const urls = place.external?.postgres;
    const network = await silentNetwork(urls?.appUrl ?? '');
    const server = await place.start({
      DATABASE_URL: network.url,
      DATABASE_OWNER_URL: network.through(urls?.ownerUrl ?? ''),
    });
    const crowd = startWriters({ ...place, url: () => server.url });
    try {
      for (const lost of [false, true]) await oneSilence(findings, place, network, server.url, lost);
      await crowd.stop();
      findings.expect(
        'writers hear 503 with Retry-After within the limit',
        crowd.retryAfterMissing() === 0 && crowd.slowest() <= ANSWER_LIMIT_S * 1000,
        `${crowd.statuses.get(503) ?? 0} answers of 503, slowest answer ${(crowd.slowest() / 1000).toFixed(1)} s`,
      );
      findings.expect('no answer that a writer may not get', crowd.unexpected.length === 0, summary(crowd.unexpected));
      await checkInvariants(place, findings, crowd.acknowledged);
      await checkAudit(urls?.appUrl ?? '', server.dataDir, findings);
    } finally {
      network.speak();
      await crowd.stop();
      await server.stop();
      await network.close();
      await place.remove();
    }
  },
};

async function oneSilence(findings: Findings, place: Place, network: Network, url: string, lost: boolean) {
  const [cookie = ''] = place.cookies;
  const how = lost ? 'connections forgotten' : 'connections kept';
  await delay(2000);
  const asked: Promise<Answer>[] = [];
  network.silence();
  const end = performance.now() + SILENCE_MS;
  while (performance.now() < end) {
    asked.push(ask(url, cookie));
    await delay(1000);
  }
  network.speak({ lost });
  const began = performance.now();
  while (performance.now() - began < 3 * BACK_LIMIT_S * 1000 && !(await works(url, cookie))) await delay(100);
  const back = (performance.now() - began) / 1000;
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status, retryAfter, text }) => status === 503 && retryAfter && text !== '');
  // The last ones may meet the network's return.
  const good = answers.every((answer) => refused.includes(answer) || answer.status === 200);
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  findings.expect(
    `${how}: who asks meanwhile is answered 503 in words within ${ANSWER_LIMIT_S} s`,
    good && refused.length > 0 && slowest <= ANSWER_LIMIT_S,
    `${refused.length} of ${answers.length} answers of 503, slowest ${slowest.toFixed(1)} s: “${refused[0]?.text}”`,
  );
  findings.expect(`${how}: works again within ${BACK_LIMIT_S} s`, back <= BACK_LIMIT_S, `after ${back.toFixed(1)} s`);
}

async function ask(url: string, cookie: string): Promise<Answer> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const response = await fetch(`${url}/api/despesas?porPagina=10`, {
      headers: { cookie },
      signal: AbortSignal.timeout(60_000),
    });
    const { message } = (await response.json()) as { message?: string };
    return {
      status: response.status,
      retryAfter: response.headers.has('retry-after'),
      text: message ?? '',
      seconds: seconds(),
    };
  } catch (error) {
    return { status: 0, retryAfter: false, text: String(error), seconds: seconds() };
  }
}
