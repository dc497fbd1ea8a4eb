/**
 * Tests beside the code, in four projects: `domain`, `server` (real PostgreSQL, one database per file), `web` (no browser)
 * and `structure` (the house rules). Journeys in a browser are Playwright's, in `e2e/`.
 *
 * The machine's zone is set to one that is not ours: a test that passes only in São Paulo would hide a shifted date.
 */
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const env = { TZ: 'Asia/Tokyo', NODE_ENV: 'test' };

export default defineConfig({
  test: {
    maxWorkers: 3,
    pool: 'forks',
    projects: [
      { test: { name: 'domain', environment: 'node', include: ['packages/domain/src/**/*.test.ts'], exclude, env } },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          exclude,
          env,
          globalSetup: ['packages/server/src/platform/testing/global-setup.ts'],
          // A cold database on a busy machine; a real hang still ends.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', environment: 'node', include: ['packages/web/src/**/*.test.{ts,tsx}'], exclude, env } },
      { test: { name: 'structure', environment: 'node', include: ['scripts/**/*.test.ts'], exclude, env } },
    ],
  },
});
