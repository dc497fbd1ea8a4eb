/**
 * Memory of the server's process: at rest, at its highest under a mixed load, and two minutes after the load has ended.
 *
 * The load: ten people with lists and searches, three spreadsheets of everything at once, and a PDF of 20 MB. What comes back is
 * what counts: a process that keeps its peak takes it from the others on its machine for ever. Source: issue 9 §3.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { peakWhile, residentMib } from './process-cost.ts';
import { startProduct } from './product.ts';
import { exportEverything, periodList, searchPage, searchTotals, unfiltered } from './requests.ts';

const REST_MS = 10_000;
const AFTER_MS = 120_000;
const PEOPLE = 10;
const LISTS_EACH = 10;
const PDF_MIB = 19.5;

/** One stream of noise, as a scanned sheet is. */
function largePdf(): Buffer<ArrayBuffer> {
  const noise = randomBytes(PDF_MIB * 2 ** 20);
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< /Length ${noise.length} >>\nstream\n`;
  const tail = `\nendstream\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n${head.length + noise.length + 20}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), noise, Buffer.from(tail, 'latin1')]);
}

async function uploadPdf(url: string, cookie: string): Promise<void> {
  const answer = await fetch(`${url}/api/anexos`, {
    method: 'POST',
    headers: {
      cookie,
      'x-sede': '1',
      'content-type': 'application/octet-stream',
      'x-nome-arquivo': 'digitalizada.pdf',
      'x-modulo': 'despesas',
    },
    body: largePdf(),
  });
  if (answer.status !== 200) throw new Error(`the PDF: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** To the last byte; totals that are told to come back under the load are no failure of memory. */
async function taken(address: string, cookie: string): Promise<void> {
  const answer = await fetch(address, { headers: { cookie } });
  if (answer.status !== 200 && answer.status !== 503) throw new Error(`${address}: ${answer.status}`);
  for await (const _ of answer.body ?? []);
}

async function load(url: string, { cookie, sample }: Installation): Promise<void> {
  const paths = [periodList(sample), searchPage('energia'), searchTotals('grafica'), unfiltered()];
  const person = async () => {
    for (let i = 0; i < LISTS_EACH; i++) await taken(url + (paths[i % paths.length] ?? ''), cookie);
  };
  await Promise.all([
    ...Array.from({ length: PEOPLE }, person),
    ...[1, 2, 3].map(() => taken(url + exportEverything(), cookie)),
    uploadPdf(url, cookie),
  ]);
  await uploadPdf(url, cookie);
}

export async function memory(installation: Installation): Promise<Figure[]> {
  const product = await startProduct(installation, periodList(installation.sample));
  try {
    await delay(REST_MS);
    const before = residentMib(product.pid);
    const { peak } = await peakWhile(product.pid, () => load(product.url, installation));
    await delay(AFTER_MS);
    const after = residentMib(product.pid);
    return [
      {
        name: 'server process two minutes after a load',
        measured: after,
        unit: 'MiB',
        aim: 260,
        bound: 'at most',
        detail: `${before.toFixed(0)} MiB before, ${peak.toFixed(0)} at its highest`,
      },
    ];
  } finally {
    await product.stop();
  }
}
