/**
 * Accessibility of what a page shows now: no violation of axe, in light and in dark.
 *
 * In light all of axe's rules, best practices too, over the whole page; in dark those that look at colours, the only ones
 * that can answer differently there. Call it once per page and state that looks different: names, roles and references of a
 * form, a list or a dialog are proven by its screen test. axe runs inside the page, where its findings are made into
 * sentences: its reports of a full page are megabytes.
 */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A colour that is half way through a transition has the contrast of neither scheme; nothing moves for longer than this. */
const STILL_WITHIN_MS = 10_000;

/** What is asked in each scheme; all rules where none are named. */
const RULES = { light: [], dark: ['color-contrast', 'link-in-text-block'] };

export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
    const asked = { rules: RULES[colorScheme], stillWithin: STILL_WITHIN_MS };
    expect(await page.evaluate(violations, asked), `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Runs in the page: waits until nothing moves or is read anew (what is dimmed meanwhile has no contrast), then answers
 * a sentence for each element that violates a rule.
 */
async function violations({ rules, stillWithin }: { rules: string[]; stillWithin: number }): Promise<string[]> {
  const deadline = performance.now() + stillWithin;
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  while (moving().length > 0 || document.querySelector('[aria-busy="true"]') !== null) {
    if (performance.now() > deadline) return ['the page does not come to rest'];
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  if (!window.axe) return ['axe is not in the page'];
  const { violations: found } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(rules.length > 0 ? { runOnly: { type: 'rule', values: rules } } : {}),
    // Its only rule that reads style sheets is not among those that run.
    preload: { assets: ['media'] },
  });
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')}\n  ${node.failureSummary}`),
  );
}
