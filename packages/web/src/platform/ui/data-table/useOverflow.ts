/**
 * Whether the table is wider than its frame. Only then does the frame scroll sideways: a scrolling frame would keep
 * the sticky header to itself instead of to the page.
 */

import { type RefObject, useEffect, useState } from 'react';

export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    measure();
    return () => sizes.disconnect();
  }, [frame]);
  return overflows;
}
