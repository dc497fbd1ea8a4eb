/**
 * Keys of a menu: arrows (round; left and right go among values that stand side by side), Home, End, first letters of a
 * label; Tab closes it, Enter and Space are the entry's.
 */

import { type KeyboardEvent, type RefObject, useRef } from 'react';

/** Letters typed within this time belong to one word. */
const WORD_MS = 600;

export function useMenuKeys(list: RefObject<HTMLElement | null>, close: () => void) {
  const typed = useRef({ word: '', at: 0 });
  return (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    if (items.length === 0) return;
    const at = items.findIndex((one) => one.matches(':focus'));
    const to = (index: number) => {
      event.preventDefault();
      event.stopPropagation();
      items[(index + items.length) % items.length]?.focus();
    };
    if (event.key === 'ArrowDown') return to(at + 1);
    if (event.key === 'ArrowUp') return to(at < 0 ? -1 : at - 1);
    const open = items[at];
    const beside = open?.role === 'menuitemradio' && { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (open && beside) {
      const row = items.filter((item) => item.parentElement === open.parentElement);
      const next = row.at((row.indexOf(open) + beside) % row.length);
      return to(next ? items.indexOf(next) : at);
    }
    if (event.key === 'Home') return to(0);
    if (event.key === 'End') return to(-1);
    if (event.key === 'Tab') return close();
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { word: before, at: last } = typed.current;
    const word = event.timeStamp - last < WORD_MS ? before + event.key : event.key;
    typed.current = { word, at: event.timeStamp };
    const start = word.length === 1 ? at + 1 : Math.max(at, 0);
    const found = items.findIndex((_, i) =>
      items[(start + i) % items.length]?.textContent
        ?.toLocaleLowerCase('pt-BR')
        .startsWith(word.toLocaleLowerCase('pt-BR')),
    );
    if (found >= 0) to(start + found);
  };
}
