/**
 * 3,000 contracts: the list against the bare server and from ten connections, one with 500 linked expenses, with its tab of them, and the
 * alerts of all.
 * Source: issue 13 (Speed).
 */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { runningUrls } from '../packages/server/src/platform/db/embedded/credentials.ts';
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { contratosList } from './requests.ts';
import { runSeed } from './run-seed.ts';
import { CONTRATO, CONTRATOS, SEED_CONTRATOS, VINCULADAS } from './seed-contratos.ts';
import { oneByOne, race } from './timings.ts';

const WAIT_MS = 60_000;

/**
 * The longest run, as the queue has it from its start to its end: the one that writes every mark that has passed, and the mails. A run
 * comes with the server's start; whether it sees the contracts already is chance, so another is asked for here.
 */
async function alertas(dataDir: string): Promise<Figure> {
  const client = new pg.Client({ connectionString: runningUrls(dataDir)?.appUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into pgboss.job (name) values ('alertar-contratos') returning id`,
    );
    for (const until = Date.now() + WAIT_MS; Date.now() < until; ) {
      const done = await client.query<{ ms: number; alertas: number }>(
        `select (select max(extract(epoch from completed_on - started_on)) * 1000 from pgboss.job where name = 'alertar-contratos') as ms,
          (select count(*)::int from contratos_alertas) as alertas
        from pgboss.job where id = $1 and completed_on is not null`,
        [rows[0]?.id],
      );
      const [run] = done.rows;
      if (run)
        return {
          ...{
            name: `alerts of ${CONTRATOS.toLocaleString('en')} contracts`,
            measured: Number(run.ms) / 1000,
            unit: 's',
          },
          ...{ aim: 1, bound: 'at most', detail: `${run.alertas} written` },
        };
      await setTimeout(200);
    }
    throw new Error('The run of alerts did not end.');
  } finally {
    await client.end();
  }
}

export async function contratos(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const product = await startProduct(installation, contratosList());
  const bare = await startBare(installation, plan, contratosList());
  const server = { url: product.url, cookie: installation.cookie };
  const count = (n: number) => n.toLocaleString('en');
  try {
    await runSeed(installation.dataDir, SEED_CONTRATOS, async () => undefined);
    return [
      ...(await race(server, bare.url, `list of 50 of ${count(CONTRATOS)} contracts`, contratosList())),
      await oneByOne(
        server,
        `contract with ${VINCULADAS} linked expenses, p95`,
        [`/api/contratos/${CONTRATO}`, `/api/contratos/${CONTRATO}/despesas`],
        100,
      ),
      await alertas(installation.dataDir),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
