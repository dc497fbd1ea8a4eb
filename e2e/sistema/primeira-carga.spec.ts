/**
 * The first load of the list of expenses stays small: counts and sizes, which no busy machine changes.
 *
 * A new import that opens a chunk of its own shows here, not months later in the bench; the groups of `vite.config.ts` are
 * the place to mend it. Source: issue 2 (Speed and size).
 */
import { gzipSync } from 'node:zlib';
import { day, newDespesa } from '../support/expenses.ts';
import { expect, test } from '../support/test.ts';

const REQUESTS = 12;
const GZIP_BYTES = 180_000;

test('the first load of the expenses takes at most 12 requests and 180 kB of JavaScript', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Ana Primeira');
  await newDespesa(page, { dataVencimento: day(0) });
  const asked: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  const stream = page.waitForRequest(/\/api\/ao-vivo/);
  await page.goto('/financial/expenses');
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
  await stream;
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(asked.some((path) => path.startsWith('/assets/despesas-'))).toBe(true);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(GZIP_BYTES);
});
