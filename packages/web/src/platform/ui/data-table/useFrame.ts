/**
 * The frame around a table: how wide it is (0 before it stands), and whether the table is wider than it. Only then does the
 * frame scroll sideways, and then it would keep the sticky head to itself: the head is moved down by as much as the page
 * has scrolled past the frame's top, so that it stays in sight there too. Source: decision 063.
 */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { stickyTopOf } from '../scroll/stickyTop.ts';

export function useFrame(frame: RefObject<HTMLElement | null>): { width: number; overflows: boolean } {
  const [width, setWidth] = useState(0);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth);
      setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    measure();
    return () => sizes.disconnect();
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element || !overflows) return;
    const follow = () => {
      const head = element.querySelector('thead')?.offsetHeight ?? 0;
      const box = element.getBoundingClientRect();
      const shift = Math.max(0, Math.min(stickyTopOf(element) - box.top, box.height - 2 * head));
      element.style.setProperty('--head-shift', `${shift}px`);
    };
    follow();
    const listening = { capture: true, passive: true };
    window.addEventListener('scroll', follow, listening);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, listening);
      window.removeEventListener('resize', follow);
    };
  }, [frame, overflows]);

  return { width, overflows };
}
