/**
 * Accessibility of what a page shows now: no violation of axe, in light and in dark.
 *
 * All of axe's rules, best practices too. Call it with dialogs open as well: it looks at the page as it stands.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // A colour that is half way through a transition has the contrast of neither scheme.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ effect, playState }) =>
                  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
              ).length,
        ),
      )
      .toBe(0);
    const builder = new AxeBuilder({ page });
    const { violations } = await (within ? builder.include(within) : builder).analyze();
    const told = violations.flatMap((violation) =>
      violation.nodes.map(
        (node) => `${violation.id} (${violation.impact}): ${node.target.join(' ')}\n  ${node.failureSummary}`,
      ),
    );
    expect(told, `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
