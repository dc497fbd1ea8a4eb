/**
 * A person without a mouse: keys that are counted, and a focus that must be in sight wherever it goes.
 *
 * `tabTo` walks with Tab as that person would; every stop on its way is looked at. In sight: inside the window, not under a
 * bar, marked by an outline, a shadow or a border that the place without the focus does not have.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** What is wrong with the focus now; null: it is in sight. Runs in the page. */
function faultOfFocus(): string | null {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body) return 'nothing has the focus';
  const name = `${node.tagName.toLowerCase()} '${node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 40)}'`;
  // A native box may be hidden behind the picture of it, which then carries the mark.
  const shown = node.closest('label') ?? node;
  const box = (node.getBoundingClientRect().width > 2 ? node : shown).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return `${name} is out of the window`;
  const top = document.elementFromPoint(x, y);
  if (!(top && (shown.contains(top) || top.contains(node)))) {
    return `${name} is under ${top?.tagName.toLowerCase()} '${top?.textContent?.trim().slice(0, 40)}'`;
  }
  // A heading or the page itself takes the focus for readers, after a key that led there.
  if (node.tabIndex < 0 && !node.matches('[data-linha], [role]')) return null;
  const marks = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
    return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow} ${borderColor}`;
  };
  const around = [node, node.parentElement, node.parentElement?.parentElement].filter(
    (one) => one !== null && one !== undefined,
  );
  const withIt = around.map(marks).join();
  const still = { preventScroll: true };
  // Without events: nothing may close or save because of this look.
  const hush = (event: Event) => event.stopImmediatePropagation();
  const kinds = ['blur', 'focus', 'focusin', 'focusout'];
  for (const kind of kinds) window.addEventListener(kind, hush, true);
  node.blur();
  const without = around.map(marks).join();
  node.focus(still);
  for (const kind of kinds) window.removeEventListener(kind, hush, true);
  return withIt === without ? `${name} does not show the focus` : null;
}

export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfFocus), { timeout: 5000 }).toBeNull();
}

/** Presses Tab (or Shift+Tab) until it is there. Out: how many keys that took. */
export async function tabTo(target: Locator, { key = 'Tab', most = 40 } = {}): Promise<number> {
  const page = target.page();
  await expect(target).toBeVisible();
  let wrapped = 0;
  for (let keys = 0; keys <= most; keys++) {
    if (await target.evaluate((node) => node === document.activeElement)) return keys;
    await page.keyboard.press(key);
    // After the last stop the browser's own bar has it, then the page's first.
    if (await page.evaluate(() => document.activeElement === document.body)) wrapped += 1;
    else await expectFocusInSight(page);
    if (wrapped > 1) break;
  }
  throw new Error(`${most} times ${key} do not lead to ${target}`);
}

export interface CountedKeys {
  press: (...names: string[]) => Promise<void>;
  count: () => number;
}

export function countedKeys(page: Page): CountedKeys {
  let keys = 0;
  return {
    async press(...names) {
      for (const name of names) {
        keys++;
        await page.keyboard.press(name);
      }
    },
    count: () => keys,
  };
}
