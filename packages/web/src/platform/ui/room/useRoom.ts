/**
 * Keeps a line of parts one line: measures it when its content or its width changes, and says which parts are left out.
 *
 * In the line: a part that may go has `data-part` (its key) and `data-rank`; what stands only for those left out has
 * `data-more`; everything else stays. Before a part goes the line is given `data-tight` (words of tools give way first); where what
 * stays finds no room either, `data-scarce` (the search gives way). Left out parts have `data-away`. All of this is the hook's own and
 * never React's, so that it can measure before a frame is drawn; nothing that is measured may depend on what was left out before.
 * In: the line, and a text that changes with what it contains.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { whatIsLeftOut } from './whatFits.ts';

function measure(line: HTMLElement): string[] {
  // A panel stands beside its button in the document, and over the page in sight.
  const all = [...line.querySelectorAll<HTMLElement>(':scope > :not([popover])')];
  const parts = all.filter((child) => child.dataset.part !== undefined);
  const more = all.find((child) => child.dataset.more !== undefined);
  const fixed = all.filter((child) => child.dataset.part === undefined && child !== more);
  for (const child of all) delete child.dataset.away;
  delete line.dataset.tight;
  delete line.dataset.scarce;

  const style = getComputedStyle(line);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const padding = (Number.parseFloat(style.paddingLeft) || 0) + (Number.parseFloat(style.paddingRight) || 0);
  // A margin of its own counts too: what is pushed to the right stands there by `auto`, which is none.
  const room = () =>
    line.clientWidth - padding - (fixed.reduce((sum, child) => sum + child.offsetWidth + gap, 0) - gap);
  const forMore = () => (more ? more.offsetWidth + gap : 0);
  const leftOut = () =>
    whatIsLeftOut(
      parts.map((part) => ({
        key: part.dataset.part ?? '',
        width: part.offsetWidth,
        rank: Number(part.dataset.rank ?? 0),
      })),
      { width: room(), gap, more: forMore() },
    );
  let out = leftOut();
  if (out.length > 0) {
    line.dataset.tight = '';
    out = leftOut();
    if (room() < forMore()) line.dataset.scarce = '';
  }
  for (const part of parts) if (out.includes(part.dataset.part ?? '')) part.dataset.away = '';
  if (more && out.length === 0) more.dataset.away = '';
  return out;
}

export function useRoom(line: RefObject<HTMLElement | null>, content: string): ReadonlySet<string> {
  const [away, setAway] = useState('');
  const check = useCallback(() => {
    if (line.current) setAway(measure(line.current).join(' '));
  }, [line]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when there is something else in the line
  useLayoutEffect(check, [check, content]);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const sizes = new ResizeObserver(check);
    sizes.observe(element);
    // Texts are wider or narrower once their own font is there.
    document.fonts?.addEventListener?.('loadingdone', check);
    return () => {
      sizes.disconnect();
      document.fonts?.removeEventListener?.('loadingdone', check);
    };
  }, [line, check]);
  return new Set(away === '' ? [] : away.split(' '));
}
