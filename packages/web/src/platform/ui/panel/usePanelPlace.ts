/**
 * Where the panel stands: beside the list from 1200 px, over it below, the whole screen on a phone; and how high it may be
 * there, so that its footer stays in sight whatever the page has scrolled. What its footer takes of the window is told to notices.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { mediaStore } from '../text/media.ts';

/** Below the panel, in px: the page's own edge. */
const MARGIN = 14;

/** Whether a panel and its list fit beside each other. */
export const { use: useIsBeside } = mediaStore('screen and (min-width: 1200px)');

/** Gives `panel` the height from its top to the window's edge where it stands in the page, else its place below the top bar. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>, inPage: boolean): void {
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!inPage) {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        document.documentElement.style.setProperty('--panel-top', `${Math.max(0, Math.round(bar))}px`);
        return;
      }
      const room = window.innerHeight - node.getBoundingClientRect().top - MARGIN;
      node.style.setProperty('--panel-height', `${Math.max(320, Math.round(room))}px`);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      node.style.removeProperty('--panel-height');
      document.documentElement.style.removeProperty('--panel-top');
    };
  }, [panel, inPage]);
}

/** Tells, while there are acts below the panel (`shown`), how much of the window's lower edge they take: `--panel-foot`. */
export function useFootRoom(foot: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const node = foot.current;
    if (!node || !shown) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--panel-foot', `${node.offsetHeight + MARGIN}px`);
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    measure();
    return () => {
      sizes.disconnect();
      style.removeProperty('--panel-foot');
    };
  }, [foot, shown]);
}
