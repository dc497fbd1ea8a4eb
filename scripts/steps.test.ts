import { expect, it } from 'vitest';
import { playwrightTally, settle, vitestTally } from './steps.ts';

const file = (status: string, tests: number) => ({
  name: 'a.test.ts',
  status,
  assertionResults: Array.from({ length: tests }, () => ({ status, fullName: 'it adds' })),
});

it('a test file that does not load counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('passed', 3), file('failed', 0)],
  };
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 1, wavered: [] });
});

it('tests left out count as failures', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file('failed', 6)],
  };
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 3, wavered: [] });
  const journeys = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 1 }, errors: [{}], suites: [] };
  expect(playwrightTally(journeys)).toEqual({ passed: 5, failed: 3, wavered: [] });
});

it('what passed only at its second try passes and is named', () => {
  const unit = {
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'it adds', failureMessages: [] },
          { status: 'passed', fullName: 'it wavers', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  };
  expect(vitestTally(unit)).toEqual({ passed: 2, failed: 0, wavered: ['a.test.ts › it wavers'] });
  const journeys = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        file: 'a.spec.ts',
        specs: [{ title: 'signs in', tests: [{ status: 'expected' }] }],
        suites: [{ file: 'a.spec.ts', specs: [{ title: 'wavers', tests: [{ status: 'flaky' }] }] }],
      },
    ],
  };
  expect(playwrightTally(journeys)).toEqual({ passed: 2, failed: 0, wavered: ['a.spec.ts › wavers'] });
});

it('a runner that says nothing, runs nothing or ends badly counts as a failure', () => {
  expect(settle(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(settle(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(settle(1, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 });
});

it('failures are counted once', () => {
  expect(settle(1, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 });
  expect(settle(0, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
});
