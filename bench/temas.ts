/**
 * 2,000 themes with 20,000 parts: the list against the bare server and from ten connections, the one with 300 actions, the search in it, and
 * a part that is saved. Source: issue 13 (Speed).
 */
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { temasList } from './requests.ts';
import { runSeed } from './run-seed.ts';
import { PARTES, SEED_TEMAS, TEMA, TEMAS } from './seed-temas.ts';
import { oneByOne, race } from './timings.ts';

export async function temas(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const product = await startProduct(installation, temasList());
  const bare = await startBare(installation, plan, temasList());
  const server = { url: product.url, cookie: installation.cookie };
  const count = (n: number) => n.toLocaleString('en');
  try {
    await runSeed(installation.dataDir, SEED_TEMAS, async () => undefined);
    return [
      ...(await race(
        server,
        bare.url,
        `list of 50 of ${count(TEMAS)} themes with ${count(PARTES)} parts`,
        temasList(),
      )),
      await oneByOne(server, 'theme with 300 actions, p95', [`/api/temas/${TEMA}`], 100),
      await oneByOne(
        server,
        'themes by words and by bill, p95',
        ['teletrabalho', 'PL 1200/2024', 'comissao trabalho 77', 'zz'].map(
          (busca) => `/api/temas?${new URLSearchParams({ busca })}`,
        ),
        100,
      ),
      await oneByOne(server, 'summary of the themes, p95', ['/api/temas/resumo'], 100),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
