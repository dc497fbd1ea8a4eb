/**
 * The first load of the list of expenses stays small: counts and sizes, which no busy machine changes.
 *
 * Sizes are what is sent (the browser takes Brotli), as in `todas-as-telas`. A new import that opens a chunk of its own shows
 * here, not months later in the bench; the groups of `vite.config.ts` are the place to mend it. Source: issue 2 (Speed and
 * size), decision 072.
 */
import { day, newDespesa } from '../support/expenses.ts';
import { figuresOf } from '../support/figures.ts';
import { expect, test } from '../support/test.ts';

const REQUESTS = 12;
const BYTES = 170_000;

test('the first load of the expenses takes at most 12 requests and 170 kB of JavaScript', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Ana Primeira');
  await newDespesa(page, { dataVencimento: day(0) });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const stream = page.waitForRequest(/\/api\/ao-vivo/);
  await page.goto('/financial/expenses');
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
  await stream;
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(asked.some((path) => path.startsWith('/assets/despesas-'))).toBe(true);
  const { scripts } = await figuresOf(page);
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts).toBeLessThanOrEqual(BYTES);
});
