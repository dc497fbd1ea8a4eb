/**
 * Journeys in a browser, against a real server and the built front end (`npm test -- --only=e2e` builds it first).
 *
 * Three workers (a journey waits as often as it works), each with a server and a database of its own: the files are
 * shared out, the journeys of a file stay in order.
 * A second try only on the integration machine, and named there (decision 031): a journey that fails now and then has a
 * defect in it, or has found one of the product.
 */
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Patient: other work may share the two cores; a journey takes seconds when nothing does.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The file's name is in PLAYWRIGHT_JSON_OUTPUT_FILE when `npm test` asks for a report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    browserName: 'chromium',
    // An element that cannot be clicked fails long before the journey's own time limit.
    actionTimeout: 30_000,
    launchOptions: await findChromium(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    acceptDownloads: true,
    // Of a failure: a picture of its end; at its second try also what the page was at each step, which costs every journey a
    // third of its processor (elsewhere on demand: --trace=retain-on-failure).
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
  },
});
