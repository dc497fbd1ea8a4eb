/**
 * Steps of a check or test run: each runs one tool as a child process and answers how many things passed and failed.
 *
 * In: named steps, run one after the other (two cores: a database, a browser and a build at once only slow each other),
 * or in two lanes at once, where each step keeps one core busy (`Lanes`).
 * Out: one line per step with its time, and last the plain line `N passed, N failed`; exit code 1 unless all passed.
 * A tool that crashes, hangs past its limit or runs nothing counts as failed: silence is not success.
 * On the integration machine (CI) a test has a second try, and is named at the end when it needed it (decision 031).
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** Names of those that passed only at their second try. */
  wavered?: string[];
}

export interface Step {
  name: string;
  run: () => Promise<Tally>;
}

/** Two rows of steps that run side by side; within a row one after the other. */
export interface Lanes {
  lanes: readonly [Step[], Step[]];
}

export const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');

/** A developer sees a wavering test fail at once. The Playwright configuration says the same of journeys. */
const SECOND_TRIES = process.env.CI ? 1 : 0;

/** All journeys take twelve minutes on two processors, and a long one that is tried again four more; past this the tool hangs. */
const LIMIT_MS = 25 * 60_000;

/**
 * Runs a tool of `node_modules/.bin` with its output on ours; the answer is its exit code.
 * Node comes first on PATH from npm too, so that the tools' `#!/usr/bin/env node` never meets the system's older one.
 */
function tool(name: string, args: string[], env: Record<string, string> = {}, cwd = ROOT): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(BIN, name), args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: [dirname(process.execPath), BIN, process.env.PATH].join(delimiter), ...env },
      timeout: LIMIT_MS,
    });
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      if (signal) console.error(`${name}: ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

/** A step that passes or fails as a whole. */
export function command(name: string, bin: string, args: string[], cwd = ROOT): Step {
  return {
    name,
    run: async () => ((await tool(bin, args, {}, cwd)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

export interface VitestOptions {
  /** Parts of file names. */
  filters?: readonly string[];
  /** Only tests that import what has changed since this commit; there may be none. */
  since?: string | undefined;
}

/** Vitest over the named projects. */
export function vitest(name: string, projects: string[], { filters = [], since }: VitestOptions = {}): Step {
  return {
    name,
    run: () =>
      withReport(async (file) => {
        const code = await tool('vitest', [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          `--retry=${SECOND_TRIES}`,
          ...(since === undefined ? [] : [`--changed=${since}`]),
          ...filters,
        ]);
        const tally = await report(file, vitestTally);
        const none = since !== undefined && code === 0 && tally?.passed === 0 && tally.failed === 0;
        return none ? tally : settle(code, tally);
      }),
  };
}

/** `filters`: parts of file names. */
export function playwright(name: string, filters: readonly string[] = []): Step {
  return {
    name,
    run: () =>
      withReport(async (file) => {
        const code = await tool('playwright', ['test', '--config=e2e/playwright.config.ts', ...filters], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        });
        return settle(code, await report(file, playwrightTally));
      }),
  };
}

/** Runs all steps even if one fails: one run shows everything that is wrong. Sets the exit code. */
export async function runSteps(steps: readonly (Step | Lanes)[]): Promise<void> {
  const total: Tally = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const wavered: string[] = [];
  const started = performance.now();
  const run = async (step: Step): Promise<void> => {
    const from = performance.now();
    console.log(`\n── ${step.name}`);
    const tally: Tally = await step.run().catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    total.passed += tally.passed;
    total.failed += tally.failed;
    wavered.push(...(tally.wavered ?? []));
    const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
    const line = `${mark} ${step.name.padEnd(28)} ${seconds(from).padStart(7)}  ${describe(tally)}`;
    lines.push(line);
    console.log(line);
  };
  const inTurn = async (row: readonly Step[]): Promise<void> => {
    for (const step of row) await run(step);
  };
  for (const step of steps) await ('lanes' in step ? Promise.all(step.lanes.map(inTurn)) : run(step));
  console.log(`\n${lines.join('\n')}\n     ${'total'.padEnd(28)} ${seconds(started).padStart(7)}\n`);
  for (const name of wavered) console.log(`WAVERED, passed at the second try, mend it: ${name}`);
  console.log(describe(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function describe(tally: Tally): string {
  return `${tally.passed} passed, ${tally.failed} failed`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** A file that could not be loaded has no tests of its own to fail: it counts as one. A test left out counts as failed. */
export function vitestTally(value: unknown): Tally {
  const found = value as VitestReport;
  const unloaded = found.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numPendingTests + found.numTodoTests + unloaded.length,
    wavered: found.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${file.name} › ${fullName}`),
    ),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Left-out journeys count as failed; so do errors outside any test (a config that does not load). */
export function playwrightTally(value: unknown): Tally {
  const { stats, errors, suites } = value as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    wavered: suites.flatMap(flakyOf),
  };
}

function flakyOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(flakyOf)];
}

/** The report says what failed; the exit code and an empty report may know of more. */
export function settle(code: number, tally: Tally | undefined): Tally {
  if (!tally) return { passed: 0, failed: 1 };
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? { passed: tally.passed, failed: 1 } : tally;
}

async function withReport(use: (file: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'sede-report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `undefined` when the tool ended before it could write its report, or wrote something else. */
async function report(file: string, count: (value: unknown) => Tally): Promise<Tally | undefined> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    console.error(`no readable report: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
