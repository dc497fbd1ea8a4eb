/**
 * `npm test`: the whole truth, and what CI runs: check → build of the front end → vitest → journeys in a browser.
 *
 * `npm test -- --only=server,web [part of a file name…]` runs a part, for developers: check, domain, server, web, e2e.
 * Journeys run against the real server and the built front end, hence the build before them.
 */
import { parseArgs } from 'node:util';
import { checks } from './check.ts';
import { command, type Lanes, playwright, runSteps, type Step, vitest } from './steps.ts';

const PARTS = ['check', 'domain', 'server', 'web', 'e2e'];

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: PARTS.join(',') } },
});
const only = values.only.split(',');
const unknown = only.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`--only takes ${PARTS.join(', ')}; not ${unknown.join(', ')}`);
  process.exit(2);
}

/** Vitest's projects of each part. */
const PROJECTS: Record<string, string[]> = { domain: ['domain'], server: ['server'], web: ['web', 'screens'] };

const projects = only.flatMap((part) => PROJECTS[part] ?? []);
const build = only.includes('e2e') ? [command('build of the front end', 'node', ['scripts/build-screens.ts'])] : [];
const steps: (Step | Lanes)[] = only.includes('check') ? [checks(build)] : build;
if (projects.length > 0) steps.push(vitest(`tests: ${projects.join(', ')}`, projects, filters));
if (only.includes('e2e')) steps.push(playwright('journeys in a browser', filters));

await runSteps(steps);
