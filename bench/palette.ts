/**
 * Ctrl K over all expenses: the 95th percentile of one person's searches, one after the other, in every source.
 *
 * The words are those that a search has trouble with: common and rare, one and many, two letters, initials, an
 * instalment, a document's number, a name with another word, what stands nowhere. Source: issue 3 (Ctrl K).
 */
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { periodList } from './requests.ts';
import { ends, median, percentile } from './statistics.ts';

const WORDS = [
  'energia',
  'boleto',
  'grafica elevador',
  'aluguel sede',
  'conceicao',
  'ana maria',
  'nf 199999',
  '778',
  'zz',
  'ab',
  'de',
  'jms',
  '2/12',
  '1/1',
  'xyzw',
  'kj 1',
  'barbosa ltda 301 darf',
  'impressos da diretoria 14',
  'passagem aerea encontro',
  'centros de custo',
];
const ROUNDS = 10;

export async function palette(installation: Installation): Promise<Figure> {
  const product = await startProduct(installation, periodList(installation.sample));
  const ask = async (word: string): Promise<number> => {
    const from = performance.now();
    const address = `${product.url}/api/busca?${new URLSearchParams({ busca: word })}`;
    const answer = await fetch(address, { headers: { cookie: installation.cookie } });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    await answer.json();
    return performance.now() - from;
  };
  try {
    for (const word of WORDS) await ask(word);
    const times: number[] = [];
    let slowest = { word: '', ms: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      for (const word of WORDS) {
        const ms = await ask(word);
        times.push(ms);
        if (ms > slowest.ms) slowest = { word, ms };
      }
    }
    return {
      name: `Ctrl K over ${installation.sample.despesas.toLocaleString('en')} expenses, p95`,
      measured: percentile(times, 0.95),
      unit: 'ms',
      aim: 150,
      bound: 'at most',
      spread: ends(times),
      detail: `median ${median(times).toFixed(0)} ms, slowest “${slowest.word}”`,
    };
  } finally {
    await product.stop();
  }
}
