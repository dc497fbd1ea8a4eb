/**
 * `npm run check`: the fast part of the tests. Format and lint, types of every package, generated types against
 * the migrations, house rules (imports, layout, links).
 *
 * Also the first steps of `npm test`, which takes them from here.
 */
import { command, runSteps, type Step, vitest } from './steps.ts';

const TYPED = ['packages/domain', 'packages/server', 'packages/web', 'e2e', 'scripts'];

export const checkSteps: Step[] = [
  command('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  ...TYPED.map((folder) => command(`types: ${folder}`, 'tsc', ['-p', folder])),
  command('types of the database', 'node', ['packages/server/src/commands/db-types.ts', '--check']),
  vitest('house rules', ['structure']),
];

if (import.meta.main) await runSteps(checkSteps);
