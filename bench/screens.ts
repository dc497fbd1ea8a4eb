/**
 * First load of the expenses screen in a browser that has nothing in its cache, on loopback, signed in.
 *
 * JavaScript counts as its gzip size, whatever encoding the server chose; requests are all of the page's own, the live
 * stream included; "rows usable" is the time from the navigation to the first row of data that can be clicked.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { periodList } from './requests.ts';
import { ends, median } from './statistics.ts';

const PAGE = '/financial/expenses';
const LOADS = 5;

interface Load {
  kilobytes: number;
  requests: number;
  ms: number;
}

/** Polled in the page itself, at every frame: the first row of data (waiting rows have no `data-row`) that has focus to give. */
const ROW_READY = () => (document.querySelector('tbody tr[data-row][tabindex]') ? performance.now() : false);

async function load(browser: import('@playwright/test').Browser, url: string, cookie: string): Promise<Load> {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  try {
    const [name = '', value = ''] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)];
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const responses: Response[] = [];
    let requests = 0;
    page.on('request', () => requests++);
    page.on('response', (response) => responses.push(response));
    await page.goto(url + PAGE, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(ROW_READY, undefined, { polling: 'raf', timeout: 30_000 });
    const ms = Number(await ready.jsonValue());
    // What comes after the rows (idle chunks, the live stream) belongs to the first load as well.
    await page.waitForTimeout(1_500);
    let bytes = 0;
    for (const response of responses) {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) bytes += gzipSync(await response.body()).length;
    }
    return { kilobytes: bytes / 1000, requests, ms };
  } finally {
    await context.close();
  }
}

export async function firstLoad(installation: Installation): Promise<Figure[]> {
  const product = await startProduct(installation, periodList(installation.sample));
  const browser = await chromium.launch(await findChromium());
  try {
    await load(browser, product.url, installation.cookie);
    const loads: Load[] = [];
    for (let i = 0; i < LOADS; i++) loads.push(await load(browser, product.url, installation.cookie));
    const figure = (name: string, unit: Figure['unit'], aim: number, values: number[]): Figure => ({
      name: `${PAGE}: ${name}`,
      measured: median(values),
      unit,
      aim,
      bound: 'at most',
      spread: ends(values),
    });
    return [
      figure(
        'JavaScript, gzip',
        'kB',
        180,
        loads.map(({ kilobytes }) => kilobytes),
      ),
      figure(
        'requests',
        'requests',
        12,
        loads.map(({ requests }) => requests),
      ),
      figure(
        'rows usable',
        'ms',
        600,
        loads.map(({ ms }) => ms),
      ),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
