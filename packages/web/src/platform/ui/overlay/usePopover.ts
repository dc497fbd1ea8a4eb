/**
 * A floating panel on the browser's own popover: top layer, Escape, click outside and focus return are the browser's.
 *
 * Costs no library, so menus and chips can stand in the first chunk. Give `triggerProps` to a button and `panelProps`
 * to a div; render the panel's content only while `open`. One panel may serve many buttons (row menus):
 * `toggle(button)` anchors it anew.
 */

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { place } from './place.ts';

/** Where a key that leads into a menu leads to. */
const INTO_MENU: Readonly<Record<string, 0 | -1>> = { ArrowDown: 0, Home: 0, ArrowUp: -1, End: -1 };

export type PopoverRole = 'dialog' | 'menu' | 'listbox';

export interface PopoverOptions {
  role: PopoverRole;
  /** Name of the panel for screen readers. */
  label: string;
  align?: 'start' | 'end';
  onClose?: () => void;
}

export function usePopover({ role, label, align = 'start', onClose }: PopoverOptions) {
  const id = useId();
  const panel = useRef<HTMLDivElement | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  /** Anchor of the panel that a press on its own button is about to close. */
  const pressed = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  const reposition = useCallback(() => {
    const element = panel.current;
    if (!element || !anchor.current) return;
    // Measured with all the room there is: where it stands bounds its width, and it would creep to its place step by step,
    // away from under the pointer. Without its limit of height it forgets how far it was scrolled.
    const { scrollTop } = element;
    element.style.left = '0px';
    element.style.maxHeight = '';
    const at = place(
      anchor.current.getBoundingClientRect(),
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    );
    element.style.left = `${at.left}px`;
    element.style.top = `${at.top}px`;
    element.style.maxHeight = `${at.maxHeight}px`;
    element.scrollTop = scrollTop;
  }, [align]);

  const show = useCallback(
    (from: HTMLElement) => {
      anchor.current = from;
      setOpen(true);
      const element = panel.current;
      if (element && !element.matches(':popover-open')) element.showPopover();
      reposition();
    },
    [reposition],
  );

  const close = useCallback(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, []);

  const toggle = useCallback(
    (from: HTMLElement) => {
      const own = pressed.current === from;
      pressed.current = null;
      if (own) return close();
      if (panel.current?.matches(':popover-open') && anchor.current === from) return close();
      close();
      show(from);
    },
    [close, show],
  );

  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    reposition();
    // The content arrives later than the panel (lazy chunk, search results): keep it beside its button.
    const sizes = new ResizeObserver(reposition);
    sizes.observe(element);
    // What scrolls inside the panel moves nothing around it.
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) reposition();
    };
    window.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', reposition);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', reposition);
    };
  }, [open, reposition]);

  const panelProps = {
    id,
    ref: panel,
    popover: 'auto' as const,
    role,
    'aria-label': label,
    tabIndex: -1,
    onToggle: (event: { nativeEvent: Event }) => {
      // `toggle` is a ToggleEvent.
      const shown = (event.nativeEvent as ToggleEvent).newState === 'open';
      setOpen(shown);
      if (!shown) onClose?.();
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      // Tab leads out of the panel: close it. No target means a click on the background or a change of window.
      if (next && !panel.current?.contains(next) && next !== anchor.current) close();
    },
  };

  const triggerProps = {
    'aria-haspopup': role,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const own = panel.current?.matches(':popover-open') && anchor.current === event.currentTarget;
      pressed.current = own ? event.currentTarget : null;
    },
    onClick: (event: MouseEvent<HTMLElement>) => toggle(event.currentTarget),
    // The menu is open and the focus still on its button: the key is the menu's, not the row's or the page's.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const at = INTO_MENU[event.key];
      const own = panel.current?.matches(':popover-open') && anchor.current === event.currentTarget;
      if (role !== 'menu' || !own || at === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].at(at)?.focus();
    },
  };

  return { open, close, show, toggle, reposition, panelProps, triggerProps, anchor };
}
