/**
 * `npm run check`: the fast part of the tests. Format and lint, types of every package, generated types against
 * the migrations, house rules (imports, layout, links), files and exports that nobody uses (`knip.config.ts`).
 *
 * Also the first steps of `npm test`, which takes them from here. Two at a time: a type check on one core alone costs
 * half of what it costs on several, which each read the same types.
 */
import { command, type Lanes, runSteps, type Step, vitest } from './steps.ts';

const types = (folder: string) => command(`types: ${folder}`, 'tsc', ['-p', folder, '--checkers', '1']);

/** `beside`: what else may run meanwhile. */
export const checks = (beside: readonly Step[] = []): Lanes => ({
  lanes: [
    [
      command('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
      types('packages/web'),
      types('packages/domain'),
      types('e2e'),
      ...beside,
    ],
    [
      types('packages/server'),
      types('scripts'),
      command('types of the database', 'node', ['packages/server/src/commands/db-types.ts', '--check']),
      command('dead exports', 'knip', ['--no-progress']),
      vitest('house rules', ['structure']),
    ],
  ],
});

if (import.meta.main) await runSteps([checks()]);
