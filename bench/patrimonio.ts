/**
 * 10,000 assets with 30,000 exits: the register against the bare server and from ten connections, its words, its filters by what is derived,
 * one asset, the list of exits, a print of labels, the readings of a phone. Source: issue 13 (Speed).
 */
import { randomUUID } from 'node:crypto';
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { bensList, writeHeaders } from './requests.ts';
import { runSeed } from './run-seed.ts';
import { BEM, BENS, FLUXOS, GALPAO, seedPatrimonio } from './seed-patrimonio.ts';
import { oneByOne, race, type Server, slowOf } from './timings.ts';

const LEITURAS = 60;

/** One phone that reads label after label of an inventory of all assets. */
async function scans({ url, cookie }: Server): Promise<Figure> {
  const post = async (path: string, body: object) => {
    const headers = { ...writeHeaders(cookie), 'idempotency-key': `bench${path}-${randomUUID()}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const { id } = await post('/api/inventarios', { nome: 'Bancada', escopo: 'tudo' });
  const times: number[] = [];
  for (let n = -3; n < LEITURAS; n++) {
    const numero = String(20 * (n + 10)).padStart(6, '0');
    const from = performance.now();
    const lidoEm = new Date().toISOString();
    await post(`/api/inventarios/${id}/ler`, { chave: randomUUID(), numero, lidoEm });
    if (n >= 0) times.push(performance.now() - from);
  }
  return slowOf(`a scan in an inventory of ${BENS.toLocaleString('en')} assets, p95`, times, 150);
}

const list = (query: Record<string, string>) => `/api/bens?${new URLSearchParams({ porPagina: '50', ...query })}`;

export async function patrimonio(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const product = await startProduct(installation, bensList());
  const bare = await startBare(installation, plan, bensList());
  const server = { url: product.url, cookie: installation.cookie };
  const count = (n: number) => n.toLocaleString('en');
  try {
    await runSeed(installation.dataDir, seedPatrimonio(), async () => undefined);
    return [
      ...(await race(server, bare.url, `list of 50 of ${count(BENS)} assets with ${count(FLUXOS)} exits`, bensList())),
      await oneByOne(
        server,
        'assets by words, by the word that is derived and by where they are, p95',
        [list({ busca: 'latitude 77' }), list({ situacao: 'Em uso' }), list({ lugar: 'atrasado' })],
        100,
      ),
      await oneByOne(server, 'an asset and its exits, p95', [`/api/bens/${BEM}`, `/api/fluxos?bem=${BEM}`], 100),
      await oneByOne(
        server,
        `list of 50 of ${count(FLUXOS)} exits, late ones, p95`,
        ['/api/fluxos?porPagina=50', '/api/fluxos?situacao=atrasado'],
        100,
      ),
      await oneByOne(server, 'counts of the register, p95', ['/api/bens/resumo'], 100),
      await oneByOne(
        server,
        `PDF of ${count(BENS / 10)} labels, p95`,
        [`/api/bens/etiquetas?setor=${encodeURIComponent(GALPAO)}`],
        3_000,
      ),
      await scans(server),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
