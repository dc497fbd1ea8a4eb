/**
 * Collects keys pressed between Ctrl K and the arrival of the palette's chunk: they go to its field and not to the
 * page, where letters are commands.
 *
 * While `waiting`, printable keys are collected, Backspace takes one back, Escape gives up. Out: what was typed so far.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useTypeAhead(waiting: boolean, onEscape: () => void): RefObject<string> {
  const typed = useRef('');
  useLayoutEffect(() => {
    if (!waiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') onEscape();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      typed.current = '';
    };
  }, [waiting, onEscape]);
  return typed;
}
