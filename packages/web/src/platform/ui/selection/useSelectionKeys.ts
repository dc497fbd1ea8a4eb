/**
 * Keys of a list with boxes, wherever on its page the focus is: Ctrl+A takes the page and, pressed again, all that the
 * filter matches; Escape lets go. A field keeps both for its own text, an open panel or dialog its Escape.
 */
import { useEffect, useRef } from 'react';
import { isElsewhere } from '../hotkeys/useHotkey.ts';

interface SelectionKeys {
  count: number;
  takeMore: () => void;
  clear: () => void;
}

export function useSelectionKeys(keys: SelectionKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey || isElsewhere(event)) return;
      const { count, takeMore, clear } = latest.current;
      const act =
        (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
          ? takeMore
          : event.key === 'Escape' && count > 0 && clear;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
