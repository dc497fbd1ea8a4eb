/**
 * Where the top of what scrolls is, in pixels of the window: below the page's bar (`--top-bar`), or at the top of the part
 * that scrolls by itself (a drawer, a panel), where the bar counts nothing.
 */
export function stickyTopOf(element: HTMLElement): number {
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part.getBoundingClientRect().top;
  }
  // The variable itself is a sum as it was written; what takes its value has it in pixels.
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
