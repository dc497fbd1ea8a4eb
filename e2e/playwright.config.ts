/**
 * Journeys in a browser, against a real server and the built front end (`npm test -- --only=e2e` builds it first).
 *
 * Two workers, each with a server and a database of its own: the files are shared out, the journeys of a file stay in order.
 * A journey that passes at the second try has a defect in it or in the product: CI tells it as flaky and goes on, a developer's
 * run has no second try.
 */
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Patient: other work may share the two cores; a journey takes seconds when nothing does.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The file's name is in PLAYWRIGHT_JSON_OUTPUT_FILE when `npm test` asks for a report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    acceptDownloads: true,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
