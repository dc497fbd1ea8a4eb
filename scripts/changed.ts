/**
 * What `npm test -- --changed` runs, beside the check: the tests that a change reaches, and the journeys of what it touches.
 *
 * In: paths of the changed files, from the root; each journey's path with its text. Out: whether all tests run beside the
 * code or those that import a changed file (vitest follows the imports itself), and which journeys.
 * A journey is of a module when its file bears the module's name or its text names it; of a module that none names, all
 * of its area run; what every screen or request passes through (platforms, kernel, lists of modules, packages) runs all.
 * Texts, benches and tests beside the code have no journey.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

export interface Choice {
  units: 'all' | 'affected';
  /** Paths, from the root. */
  journeys: string[];
}

/** What no import leads to, though every test stands on it. */
const UNDER_ALL_TESTS =
  /^(packages\/server\/migrations\/|package(-lock)?\.json$|vitest\.config\.ts$|[^/]*tsconfig[^/]*\.json$)/;
const WITHOUT_JOURNEY = /^(docs|bench|scripts)\/|\.md$|\.test\.tsx?$|-for-tests\.tsx?$|\/platform\/testing\//;
const OF_A_MODULE = /^packages\/[^/]+\/src\/modules\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/;
const A_JOURNEY = /^e2e\/[^/]+\/[^/]+\.spec\.ts$/;

/** The journeys of one changed file. */
function journeysOf(path: string, journeys: ReadonlyMap<string, string>): string[] {
  const all = [...journeys.keys()];
  if (A_JOURNEY.test(path)) return journeys.has(path) ? [path] : [];
  if (WITHOUT_JOURNEY.test(path)) return [];
  const [, area, module] = OF_A_MODULE.exec(path) ?? [];
  if (!area) return /^(packages|e2e)\/|^package(-lock)?\.json$/.test(path) ? all : [];
  const ofArea = all.filter((one) => one.startsWith(`e2e/${area}/`));
  if (!module) return ofArea;
  const named = new RegExp(`(^|[^\\w-])${module}($|[^\\w])`);
  const ofModule = all.filter((one) => one.includes(`/${area}/${module}`) || named.test(journeys.get(one) ?? ''));
  return ofModule.length > 0 ? ofModule : ofArea;
}

export function choose(changed: readonly string[], journeys: ReadonlyMap<string, string>): Choice {
  const chosen = new Set(changed.flatMap((path) => journeysOf(path, journeys)));
  return {
    units: changed.some((path) => UNDER_ALL_TESTS.test(path)) ? 'all' : 'affected',
    journeys: [...chosen].toSorted(),
  };
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** `since`: a commit or branch; what has left the common past with it, and what is not committed yet. */
export function chooseSince(since: string): Choice {
  const changed = [
    ...git('diff', '--name-only', '--no-renames', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const journeys = git('ls-files', '--cached', '--others', '--exclude-standard', 'e2e/*/*.spec.ts');
  return choose(changed, new Map(journeys.map((path) => [path, readJourney(path)])));
}

function readJourney(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
