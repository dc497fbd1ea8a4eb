/**
 * One stop for Tab in a list whose rows are walked by j and k or the arrows; Home and End lead to its ends. Any other key
 * that a row understands goes to `onKey` with the row's place; keys inside a button or a menu stay theirs.
 *
 * In: the list, how many rows there are. Out: the props of the list and of each row. Source: issue 4 (by keyboard).
 */
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const PASSO: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export function useTeclasDaLista(
  list: RefObject<HTMLOListElement | null>,
  count: number,
  onKey: (index: number, key: string) => void,
) {
  const [current, setCurrent] = useState(0);
  // A row that was confirmed may have left the list.
  useEffect(() => {
    if (current >= count) setCurrent(Math.max(0, count - 1));
  }, [current, count]);
  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1);
    setCurrent(to);
    list.current?.querySelectorAll<HTMLElement>(':scope > [data-linha]')[to]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onRow = event.target instanceof HTMLElement && event.target.dataset.linha !== undefined;
    if (!onRow) return;
    const step = PASSO[event.key];
    if (step !== undefined) go(current + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(count - 1);
    else if (['Enter', 'e', 'i'].includes(event.key)) onKey(current, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    list: { onKeyDown },
    item: (index: number) => ({
      'data-linha': index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}
