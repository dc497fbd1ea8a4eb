/**
 * Escape closes the panel, unless something above it takes the key: a dialog, an open menu, a field that is typed in.
 * Asked while the key comes down (capture): what closes by it is still there.
 */
import { useEffect, useRef } from 'react';

const ABOVE = '[aria-modal="true"], :popover-open';
const TYPING = 'input:not([type="checkbox"],[type="radio"]), textarea, select, [contenteditable="true"]';

export function useEscape(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector(ABOVE) || (event.target instanceof Element && event.target.matches(TYPING))) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
