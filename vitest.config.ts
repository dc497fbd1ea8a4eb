/**
 * Tests beside the code, in five projects: `domain`, `server` (real PostgreSQL, one database per file), `web` (functions
 * of the screens), `screens` (`*.test.tsx`: screens over a DOM, only the contract faked) and `structure` (the house rules). Journeys in a browser are Playwright's, in `e2e/`.
 *
 * The machine's zone is set to one that is not ours: a test that passes only in São Paulo would hide a shifted date.
 */
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const env = { TZ: 'Asia/Tokyo', NODE_ENV: 'test' };
// Patient, for a busy machine; a real hang still ends.
const limits = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

const project = (name: string, include: string, more: object = {}) => ({
  test: { name, environment: 'node' as const, include: [include], exclude, env, ...limits, ...more },
});

export default defineConfig({
  test: {
    // Twice the cores of the machine that it is measured on: a file waits (queue, locks, time limits) as often as it works.
    maxWorkers: 4,
    pool: 'forks',
    // The files of a worker share their modules: loading the program anew for each of them was a third of all seconds.
    // What a file changes of its process (an environment, a clock, the cost of a password) it puts back at its end.
    isolate: false,
    projects: [
      project('domain', 'packages/domain/src/**/*.test.ts'),
      project('server', 'packages/server/src/**/*.test.ts', {
        globalSetup: ['packages/server/src/platform/testing/global-setup.ts'],
      }),
      project('web', 'packages/web/{src,build}/**/*.test.ts'),
      project('screens', 'packages/web/src/**/*.test.tsx', {
        environment: 'happy-dom',
        testTimeout: 60_000,
        setupFiles: ['wire.ts', 'setup.ts'].map((file) => `packages/web/src/platform/testing/${file}`),
      }),
      project('structure', 'scripts/**/*.test.ts'),
    ],
  },
});
