/**
 * 3,000 contracts: the list against the bare server and from ten connections, and one with 500 linked expenses, with its tab of them.
 * Source: issue 13 (Speed).
 */
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { contratosList } from './requests.ts';
import { runSeed } from './run-seed.ts';
import { CONTRATO, CONTRATOS, SEED_CONTRATOS, VINCULADAS } from './seed-contratos.ts';
import { oneByOne, race } from './timings.ts';

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
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
