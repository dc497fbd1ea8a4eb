/** Registers a key, or many, while the component is shown; `useHotkeyListener` stands once, in `KitHost`. */

import { useEffect, useRef } from 'react';
import { beginsPair, type Hotkey, hotkeyFor, register } from './registry.ts';

const TYPING =
  'input:not([type="checkbox"],[type="radio"],[type="button"]), textarea, select, [contenteditable="true"]';
const DIALOG = '[aria-modal="true"], :popover-open';

/** Whether the keys belong to what is typed in now, or to a dialog or panel that is open. */
export const isElsewhere = ({ target }: Event): boolean =>
  (target instanceof Element && target.matches(TYPING)) || document.querySelector(DIALOG) !== null;

export interface HotkeyOptions {
  /** Not registered while false; the help does not list it either. */
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

/** Same array while nothing changed. */
export function useHotkeys(hotkeys: readonly Omit<Hotkey, 'global'>[]): void {
  useEffect(() => {
    const leave = hotkeys.map((hotkey) => register({ ...hotkey, global: false }));
    return () => {
      for (const one of leave) one();
    };
  }, [hotkeys]);
}

/** The second key of a pair must follow within this time. */
const PAIR_MS = 1500;

export function useHotkeyListener(): void {
  useEffect(() => {
    let begun: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (key: string | null) => {
      clearTimeout(timer);
      begun = key;
      if (key !== null) timer = setTimeout(() => begin(null), PAIR_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.key === 'Shift') return;
      const typing = event.target instanceof Element && event.target.matches(TYPING);
      const dialogOpen = document.querySelector(DIALOG) !== null;
      const first = begun;
      begin(null);
      const hotkey = hotkeyFor(event, typing, dialogOpen, first);
      if (!hotkey) {
        if (first === null && beginsPair(event, typing, dialogOpen)) begin(event.key);
        return;
      }
      event.preventDefault();
      hotkey.handler();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      begin(null);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
