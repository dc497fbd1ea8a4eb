/**
 * Takes a picture of a page: `npx node scripts/screenshot.ts URL out.png [--width 1280] [--height 800] [--dark] [--full]
 * [--cookie name=value]… [--storage state.json] [--wait ms] [--click selector]… [--press key]… [--print]`.
 *
 * For looking at a screen while building it; not part of the tests. Console errors and failed requests are printed,
 * because a picture does not show them. `--storage` takes Playwright's storage state, `--print` uses print media.
 * Clicks and presses run in the order given, after the page has settled. Exit code 1 if the page did not load.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';

const { values, positionals, tokens } = parseArgs({
  allowPositionals: true,
  tokens: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    cookie: { type: 'string', multiple: true, default: [] },
    storage: { type: 'string' },
    wait: { type: 'string', default: '300' },
    click: { type: 'string', multiple: true },
    press: { type: 'string', multiple: true },
  },
});
const [url, out] = positionals;
if (!url || !out) {
  console.error(
    'usage: npx node scripts/screenshot.ts URL out.png [--width 390] [--height 800] [--dark] [--full] [--print]',
  );
  console.error('       [--cookie name=value]… [--storage state.json] [--wait ms] [--click selector]… [--press key]…');
  process.exit(2);
}

const width = Number(values.width);
const browser = await chromium.launch(await findChromium());
try {
  const context = await browser.newContext({
    viewport: { width, height: Number(values.height) },
    colorScheme: values.dark ? 'dark' : 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    hasTouch: width < 600,
    isMobile: width < 600,
    ...(values.storage ? { storageState: values.storage } : {}),
  });
  await context.addCookies(
    values.cookie.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) =>
    console.error(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) console.error(`${response.status()} ${response.url()}`);
  });
  if (values.print) await page.emulateMedia({ media: 'print' });
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  // Not 'networkidle': the live stream never ends. The fonts and one quiet moment are enough.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(Number(values.wait));
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (token.name === 'click') await page.click(token.value, { timeout: 5_000 });
    else if (token.name === 'press') await page.keyboard.press(token.value);
    else continue;
    await page.waitForTimeout(Number(values.wait));
  }
  await page.screenshot({ path: out, fullPage: values.full });
  console.log(`${out}: ${page.url()} "${await page.title()}"`);
} finally {
  await browser.close();
}
