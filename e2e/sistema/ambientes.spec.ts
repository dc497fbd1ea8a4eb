/** Deployments told by host name, and a start in a clone under a folder that only root can enter. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN, expect, expectNoViolations, signInOnScreen, startServer, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

test('the development deployment says so on every page, and refuses a host that is not its own', async ({ page }) => {
  const server = await startServer({
    DEPLOYMENTS: 'development=127.0.0.1,dev.sede.test;production=sede.test',
    DEPLOYMENT: 'development',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.senha,
  });
  try {
    await page.goto(`${server.url}/`);
    const ribbon = page.getByText('Ambiente de desenvolvimento');
    await expect(ribbon).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await expectNoViolations(page);
    await signInOnScreen(page, ADMIN, server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ribbon).toBeVisible();
    await expectNoViolations(page);
    const other = await page.request.get(`${server.url}/api/sessao`, { headers: { Host: 'sede.test' } });
    expect(other.ok()).toBe(false);
    const health = await page.request.get(`${server.url}/api/health`, { headers: { Host: 'sede.test' } });
    expect(health.status()).toBe(200);
  } finally {
    await server.stop();
  }
});

test('it starts from a clone that nobody else may enter; as root its data stand where PostgreSQL may go', async ({
  page,
}) => {
  const folder = await mkdtemp(join(ROOT, '.cache/', 'fechada-')); // mkdtemp makes it 0700
  const clone = join(folder, 'sede');
  let dataDir = clone;
  try {
    await mkdir(join(clone, '.cache'), { recursive: true });
    // Links instead of copies: a checkout with its libraries is hundreds of megabytes.
    const parts = ['node_modules', 'packages', 'docs', 'package.json', 'package-lock.json', 'tsconfig.base.json'].map(
      (name) => join(ROOT, name),
    );
    await run('cp', ['-al', ...parts, clone]);
    const server = await startServer({ DATA_DIR: '' }, clone);
    try {
      dataDir = /Os dados ficam em (\S+):/.exec(server.output())?.[1] ?? dataDir;
      expect(dataDir !== clone).toBe(process.getuid?.() === 0);
      await page.goto(server.url);
      await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible();
      // The form's part of the program has come too: the server may go.
      await expect(page.getByLabel('Código de primeiro acesso')).toBeVisible();
    } finally {
      await server.stop();
    }
  } finally {
    for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true, maxRetries: 5 });
  }
});
