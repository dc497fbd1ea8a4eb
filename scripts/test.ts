/**
 * `npm test`: the whole truth, and what CI runs: check → build of the front end → vitest → journeys in a browser.
 *
 * `npm test -- --only=server,web [part of a file name…]` runs a part, for developers: check, domain, server, web, e2e.
 * `npm test -- --changed` runs what is not committed yet touches (`changed.ts`), the check whole; `--changed --since=main`
 * what a branch has changed too.
 * Journeys run against the real server and the built front end, hence the build before them.
 */
import { parseArgs } from 'node:util';
import { chooseSince } from './changed.ts';
import { checks } from './check.ts';
import { command, type Lanes, playwright, runSteps, type Step, vitest } from './steps.ts';

const PARTS = ['check', 'domain', 'server', 'web', 'e2e'];

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});
const only = values.only.split(',');
const unknown = only.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`--only takes ${PARTS.join(', ')}; not ${unknown.join(', ')}`);
  process.exit(2);
}

/** Vitest's projects of each part. */
const PROJECTS: Record<string, string[]> = { domain: ['domain'], server: ['server'], web: ['web', 'screens'] };

const choice = values.changed ? chooseSince(values.since) : null;
const since = choice?.units === 'affected' ? values.since : undefined;
const among = (path: string) => filters.length === 0 || filters.some((part) => path.includes(part));
const specs = choice ? choice.journeys.filter(among) : filters;
const journeys = only.includes('e2e') && (choice === null || specs.length > 0);

const projects = only.flatMap((part) => PROJECTS[part] ?? []);
const build = journeys ? [command('build of the front end', 'node', ['scripts/build-screens.ts'])] : [];
const steps: (Step | Lanes)[] = only.includes('check') ? [checks(build)] : build;
if (projects.length > 0) steps.push(vitest(`tests: ${projects.join(', ')}`, projects, { filters, since }));
if (journeys) steps.push(playwright('journeys in a browser', specs));

await runSteps(steps);
