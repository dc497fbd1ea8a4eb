/**
 * What a page costs and how still it stands, as the browser measured it itself.
 *
 * `watchShifts` before the first page: then `figuresOf` answers, for the page that is open, the sum of its layout shifts
 * (those right after a key or a click do not count), how many requests it took, and bytes of script as they came over the
 * wire or from the cache; without the parts of the table of routes, of which whoever works in one area has one or none
 * (decision 106). Source: issue 9 (layout shifts, JavaScript and requests per page); web.dev/cls.
 */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: { value: number; of: string[] }[];
  }
}

/** As the browser's types do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export interface Figures {
  shift: number;
  /** What moved most, to be found: the largest shift's elements. */
  moved: string[];
  requests: number;
  scripts: number;
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; of: string[] }[] = [];
    window.shifts = seen;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className} ${node.textContent?.slice(0, 30)}` : '';
    new PerformanceObserver((list) => {
      // Of the one kind that is observed.
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const where = ({ node, previousRect: a, currentRect: b }: LayoutShift['sources'][number]) =>
          `${nameOf(node)}: ${a.x},${a.y} ${a.width}×${a.height} → ${b.x},${b.y} ${b.width}×${b.height}`;
        seen.push({ value: entry.value, of: entry.sources.map(where) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const figuresOf = (page: Page): Promise<Figures> =>
  page.evaluate(() => {
    const shifts = window.shifts ?? [];
    const [worst] = [...shifts].sort((a, b) => b.value - a.value);
    // Of this kind all are such.
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loaded = all.filter(({ name }) => !name.includes('/assets/area-'));
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: worst?.of ?? [],
      // The page itself, too.
      requests: loaded.length + 1,
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
