/**
 * What a torture finds: checks with a figure each, in words that a person who runs Sede understands.
 *
 * `expect` notes a check and goes on: one failure must not hide the next. Out: Markdown.
 */
export type Check = { ok: boolean; what: string; found: string };

export class Findings {
  readonly checks: Check[] = [];
  readonly figures: string[] = [];

  expect(what: string, ok: boolean, found: string): void {
    this.checks.push({ ok, what, found });
    console.log(`    ${ok ? '✓' : '✗'} ${what}: ${found}`);
  }
  figure(text: string): void {
    this.figures.push(text);
    console.log(`    · ${text}`);
  }
}

export type Scenario = {
  name: string;
  title: string;
  /** Why it cannot run on this machine, or null. */
  unable?: () => string | null;
  run(findings: Findings, options: { kills: number }): Promise<void>;
};

export type Outcome = { scenario: Scenario; findings: Findings; seconds: number; error?: unknown; skipped?: string };

export const passed = ({ findings, error }: Outcome): boolean =>
  error === undefined && findings.checks.every(({ ok }) => ok);

export function markdown(outcomes: Outcome[], machine: string): string {
  const parts = outcomes.map((outcome) => {
    const { scenario, findings, seconds, error, skipped } = outcome;
    const verdict = skipped ? `not run: ${skipped}` : passed(outcome) ? 'held' : 'BROKEN';
    const lines = [`## ${scenario.title}: ${verdict} (${seconds.toFixed(0)} s)`, ''];
    for (const { ok, what, found } of findings.checks) lines.push(`- ${ok ? '✓' : '✗ **broken**'} ${what}: ${found}`);
    for (const figure of findings.figures) lines.push(`- ${figure}`);
    if (error) lines.push(`- ✗ **broken off**: ${error instanceof Error ? error.message : String(error)}`);
    return lines.join('\n');
  });
  return `# Torture\n\n${machine}\n\n${parts.join('\n\n')}\n`;
}

/** Median and worst of durations in milliseconds, as seconds. */
export function spread(durations: readonly number[]): { median: number; worst: number; text: string } {
  const sorted = [...durations].sort((a, b) => a - b);
  const median = (sorted[sorted.length >> 1] ?? 0) / 1000;
  const worst = (sorted.at(-1) ?? 0) / 1000;
  return { median, worst, text: `median ${median.toFixed(1)} s, worst ${worst.toFixed(1)} s` };
}
