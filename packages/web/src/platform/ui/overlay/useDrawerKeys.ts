/**
 * The keys of a drawer in which something is filled in: Escape leaves it; Ctrl+Enter (⌘ Enter) does its act, once the field has
 * taken what was typed in it (the option that is highlighted, the year of a date).
 *
 * What stands on top (a question, the conflict dialog, a form that a picker opened) handles the keys; so does an open list of
 * options or calendar. `frame`: the drawer's own fields.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { takeHighlighted } from '../fields/useTypedChoice.ts';

export interface DrawerKeys {
  frame: RefObject<HTMLElement | null>;
  enabled?: boolean;
  onEscape: () => void;
  /** Leave out where there is nothing to do. */
  onEnter?: (() => void) | undefined;
}

/** Whether no other dialog was opened over the one that these fields stand in. */
function isOnTop(frame: HTMLElement | null): boolean {
  const last = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return last === undefined || (frame !== null && last.contains(frame));
}

export function useDrawerKeys({ frame, enabled = true, onEscape, onEnter }: DrawerKeys): void {
  const acts = useRef({ onEscape, onEnter });
  acts.current = { onEscape, onEnter };
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isOnTop(frame.current) || event.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && acts.current.onEnter) {
        event.preventDefault();
        takeHighlighted(event.target);
        setTimeout(() => acts.current.onEnter?.(), 0);
      }
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return;
      if (target?.getAttribute('aria-expanded') === 'true') return;
      event.preventDefault();
      acts.current.onEscape();
    };
    // A capturing listener, registered before any dialog that opens later: it sees the screen as it was when the key
    // was pressed.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [enabled, frame]);
}
