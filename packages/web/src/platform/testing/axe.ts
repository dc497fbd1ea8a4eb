/**
 * Accessibility of what stands on the page: names, roles, labels, order of headings, references of aria attributes.
 *
 * All of axe's rules but those about colours and sizes: a DOM without layout has none. Those are the journeys' (`e2e/support/axe.ts`), page by
 * page. Whatever this test drew stands alone: rules about the whole document's landmarks are left out too.
 */
import axe from 'axe-core';
import { expect } from 'vitest';

const NEEDS_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];
const OF_THE_WHOLE_PAGE = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
];

export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries([...NEEDS_LAYOUT, ...OF_THE_WHOLE_PAGE].map((id) => [id, { enabled: false }])),
    preload: false,
  });
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target}\n${failureSummary}`),
    ),
  ).toEqual([]);
}
