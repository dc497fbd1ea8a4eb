/** Registers a key while the component is shown; `useHotkeyListener` stands once, in `KitHost`. */

import { useEffect, useRef } from 'react';
import { hotkeyFor, register } from './registry.ts';

const TYPING =
  'input:not([type="checkbox"],[type="radio"],[type="button"]), textarea, select, [contenteditable="true"]';
const DIALOG = '[aria-modal="true"], :popover-open';

export interface HotkeyOptions {
  /** Off while false; the help does not list it either. */
  enabled?: boolean;
  global?: boolean;
}

export function useHotkey(key: string, label: string, handler: () => void, options: HotkeyOptions = {}): void {
  const { enabled = true, global = false } = options;
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    if (!enabled) return;
    return register({ key, label, global, handler: () => latest.current() });
  }, [key, label, global, enabled]);
}

export function useHotkeyListener(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const typing = event.target instanceof Element && event.target.matches(TYPING);
      const hotkey = hotkeyFor(event, typing, document.querySelector(DIALOG) !== null);
      if (!hotkey) return;
      event.preventDefault();
      hotkey.handler();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
