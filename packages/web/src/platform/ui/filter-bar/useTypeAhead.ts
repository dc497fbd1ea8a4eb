/**
 * Letters in a list of boxes: the first that matches what is typed takes the focus, Enter takes it and closes, Tab keeps
 * it and goes on; arrows go from one to the next. Space ticks without closing, as in every box; Escape is the panel's.
 *
 * The list is asked in its own words (`bestFirst`); a pause of a second begins anew. Source: issue 9 §5 (selects).
 */
import { type KeyboardEvent, useRef } from 'react';
import { bestFirst } from '../fields/bestFirst.ts';
import type { Option } from '../list-state/filters.ts';

const PAUSE_MS = 1000;

export interface TypeAhead {
  options: readonly Option[];
  taken: readonly string[];
  take: (value: string) => void;
  close: () => void;
}

export function useTypeAhead({ options, taken, take, close }: TypeAhead) {
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent<HTMLElement>) => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    const at = boxes.findIndex(({ value }) => event.target instanceof HTMLInputElement && event.target.value === value);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = boxes[at]?.value ?? '';
    const keep = () => {
      if (!taken.includes(here)) take(here);
    };
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      boxes.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % boxes.length)?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      keep();
      close();
    } else if (event.key === 'Tab' && typed.current.text !== '') {
      keep();
    } else if (event.key.length === 1 && (event.key !== ' ' || pending(typed.current, event.timeStamp))) {
      event.preventDefault();
      const text = `${pending(typed.current, event.timeStamp) ? typed.current.text : ''}${event.key}`;
      typed.current = { text, at: event.timeStamp };
      const [best] = bestFirst(options, text);
      boxes.find((box) => box.value === best?.value)?.focus();
    }
  };
}

/** Whether a letter now goes on from the ones before. */
const pending = ({ text, at }: { text: string; at: number }, now: number): boolean =>
  text !== '' && now - at < PAUSE_MS;
