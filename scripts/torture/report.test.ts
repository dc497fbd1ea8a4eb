import { expect, it, vi } from 'vitest';
import { Findings, markdown, type Outcome, passed, spread } from './report.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

const scenario = { name: 'kills', title: 'The server is killed', run: async () => undefined };
const outcome = (fill: (findings: Findings) => void, more: Partial<Outcome> = {}): Outcome => {
  const findings = new Findings();
  fill(findings);
  return { scenario, findings, seconds: 61.4, ...more };
};

it('a scenario held only if every check did and nothing broke off', () => {
  const good = outcome((findings) => findings.expect('nothing lost', true, '0 of 10'));
  const bad = outcome((findings) => {
    findings.expect('nothing lost', true, '0 of 10');
    findings.expect('restart within 5 s', false, '7 s');
  });
  expect(passed(good)).toBe(true);
  expect(passed(bad)).toBe(false);
  expect(passed(outcome(() => undefined, { error: new Error('no database') }))).toBe(false);
});

it('the report says in words what held, what broke and what was not run', () => {
  const text = markdown(
    [
      outcome((findings) => findings.expect('nothing lost', false, '3 of 10')),
      outcome(() => undefined, { error: new Error('no database') }),
      outcome(() => undefined, { skipped: 'needs root' }),
    ],
    '2 cores',
  );
  expect(text).toContain('## The server is killed: BROKEN (61 s)');
  expect(text).toContain('- ✗ **broken** nothing lost: 3 of 10');
  expect(text).toContain('**broken off**: no database');
  expect(text).toContain('not run: needs root');
});

it('durations are told as median and worst', () => {
  expect(spread([3000, 1000, 2000])).toEqual({ median: 2, worst: 3, text: 'median 2.0 s, worst 3.0 s' });
  expect(spread([])).toMatchObject({ median: 0, worst: 0 });
});
