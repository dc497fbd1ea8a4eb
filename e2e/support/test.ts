/**
 * What every journey starts from: `test` with a running server, people who are signed in, and a page that must stay quiet.
 *
 * `sede` — one server per worker, with a first gestor_sistema (`ADMIN`), so that no journey meets an empty database.
 * A journey about the empty database or a restart starts its own: `startServer()`.
 * `person(papeis, nome?)` — a new user with these roles, in a browser context of their own; `.page` is signed in.
 * Any uncaught error on a page or a console error fails the journey, except the browser's own line about a refused request:
 * refusals are part of many journeys.
 */
import { type BrowserContextOptions, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';
import { ADMIN, newUser, signIn, type User } from './users.ts';

export { expect } from '@playwright/test';
export { expectNoViolations } from './axe.ts';
export { type RunningServer, startServer } from './server.ts';
export { ADMIN, newUser, signIn, signInOnScreen, type User, usuarios } from './users.ts';

export interface Person {
  user: User;
  page: Page;
}

/** A phone in the hand: `test.use(phone)`, or the third argument of `person`. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

interface Journey {
  person: (papeis: string[], nome?: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Errors seen on any page; a journey that provokes one on purpose takes it out. */
  noise: string[];
}

export const test = base.extend<Journey, { sede: RunningServer }>({
  sede: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startServer({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.senha });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ sede }, use) => use(sede.url),

  noise: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use, info) => {
      const noise: string[] = [];
      await use(noise);
      if (noise.length > 0 && info.status === 'passed') throw new Error(`errors on the page:\n${noise.join('\n')}`);
    },
    { auto: true },
  ],

  page: async ({ page, noise }, use) => {
    listen(page, noise);
    await use(page);
  },

  person: async ({ browser, sede, noise }, use, info) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (papeis, nome, options = {}) => {
      const user = await newUser(sede, papeis, nome);
      const { locale, timezoneId, viewport } = info.project.use;
      const context = await browser.newContext({
        baseURL: sede.url,
        locale,
        timezoneId,
        viewport,
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      listen(page, noise);
      await signIn(page, sede, user);
      return { user, page };
    });
    for (const context of contexts) await context.close();
  },
});

function listen(page: Page, noise: string[]): void {
  page.on('pageerror', (error) => noise.push(error.stack ?? error.message));
  page.on('console', (message: ConsoleMessage) => {
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) noise.push(message.text());
  });
}
