/**
 * Dead files and exports: what nothing imports, or only its own file. Part of `npm run check` (decision 048).
 *
 * Tests and journeys count as users. Entries are what is started by name: by a script, a page or another process.
 * A type may be exported beside what uses it in its own file: whoever calls a component may want to name its properties.
 */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'duplicates'],
  // The indexes of packages and modules are for this house only: what they offer and nobody takes is dead too.
  includeEntryExports: true,
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // Vitest calls them by name.
    'packages/server/src/platform/testing/global-setup.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/torture/*.ts', 'bench/*.ts', 'bench/bare/bare-server.ts'],
      project: ['scripts/**/*.ts', 'bench/**/*.ts'],
    },
    'packages/domain': { project: ['src/**/*.ts'] },
    'packages/server': {
      entry: ['src/start.ts', 'src/commands/*.ts', 'src/demo/start.ts', 'src/platform/testing/people.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/web': {
      entry: [
        'src/main.tsx',
        'src/public.tsx',
        'src/platform/public/ticketWorker.ts',
        'src/platform/ui/gallery/main.tsx',
        'src/platform/testing/{wire,setup}.ts',
      ],
      // The build of the pages without a session is begun by the one of the screens, by its name.
      vite: { config: ['vite.config.ts', 'vite.publico.config.ts'] },
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts', '*.config.ts'],
    },
    e2e: { project: ['**/*.ts'] },
  },
};

export default config;
