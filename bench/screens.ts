/**
 * First load of the lists of expenses and of members, signed in at a desk, and of the public application on a phone, in a browser
 * that has nothing in its cache, on loopback.
 *
 * JavaScript counts as its gzip size, whatever encoding the server chose; requests are all of the page's own, the live
 * stream included; "usable" is the time from the navigation to the first row of data that can be clicked, of the application to its
 * first field. The phone's processor is slowed to a quarter. Source: issue 2, issue 10 (Speed).
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Response } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { periodList } from './requests.ts';
import { ends, median } from './statistics.ts';

const LOADS = 5;

interface Screen {
  page: string;
  /** Polled in the page itself, at every frame. */
  ready: () => number | false;
  what: string;
  kilobytes: number;
  /** Left out: there is no aim, and none is measured. */
  requests?: number;
  ms: number;
  /** A stranger on a phone of a quarter of the speed. */
  phone?: true;
}
/** The first row of data (waiting rows have no `data-row`) that has focus to give. */
const ROW_READY = () => (document.querySelector('tbody tr[data-row][tabindex]') ? performance.now() : false);
const FIELD_READY = () => (document.querySelector('form input:not([disabled])') ? performance.now() : false);
const LIST = { ready: ROW_READY, what: 'rows usable', kilobytes: 180, requests: 12, ms: 600 };
const SCREENS: readonly Screen[] = [
  { ...LIST, page: '/financial/expenses' },
  { ...LIST, page: '/filiados' },
  { page: '/filiacao', ready: FIELD_READY, what: 'usable', kilobytes: 120, ms: 1_000, phone: true },
];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOWER = 4;

interface Load {
  kilobytes: number;
  requests: number;
  ms: number;
}

async function load(
  browser: Browser,
  url: string,
  cookie: string,
  { page: path, ready, phone }: Screen,
): Promise<Load> {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', ...(phone && PHONE) });
  try {
    const [name = '', value = ''] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)];
    if (!phone) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    if (phone) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const responses: Response[] = [];
    let requests = 0;
    page.on('request', () => requests++);
    page.on('response', (response) => responses.push(response));
    await page.goto(url + path, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(ready, undefined, { polling: 'raf', timeout: 30_000 });
    const ms = Number(await seen.jsonValue());
    // What comes after the rows (idle chunks, the live stream) belongs to the first load as well.
    await page.waitForTimeout(1_500);
    let bytes = 0;
    for (const response of responses) {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) continue;
      // Asked for again: the browser does not hand out the script of a worker.
      const script = await fetch(response.url());
      bytes += gzipSync(await script.bytes()).length;
    }
    return { kilobytes: bytes / 1000, requests, ms };
  } finally {
    await context.close();
  }
}

async function figuresOf(browser: Browser, url: string, cookie: string, screen: Screen): Promise<Figure[]> {
  await load(browser, url, cookie, screen);
  const loads: Load[] = [];
  for (let i = 0; i < LOADS; i++) loads.push(await load(browser, url, cookie, screen));
  const figure = (name: string, unit: Figure['unit'], of: keyof Load, aim: number): Figure => {
    const values = loads.map((one) => one[of]);
    return {
      name: `${screen.page}: ${name}`,
      measured: median(values),
      unit,
      aim,
      bound: 'at most',
      spread: ends(values),
    };
  };
  return [
    figure('JavaScript, gzip', 'kB', 'kilobytes', screen.kilobytes),
    ...(screen.requests === undefined ? [] : [figure('requests', 'requests', 'requests', screen.requests)]),
    figure(screen.phone ? `${screen.what}, ${SLOWER}x slower` : screen.what, 'ms', 'ms', screen.ms),
  ];
}

export async function firstLoad(installation: Installation): Promise<Figure[]> {
  const product = await startProduct(installation, periodList(installation.sample));
  const browser = await chromium.launch(await findChromium());
  try {
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      figures.push(...(await figuresOf(browser, product.url, installation.cookie, screen)));
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}
