/**
 * A list with a single tab stop, whose rows are reached by j and k or the arrows; Home and End lead to its ends. Any
 * other key that a row understands goes to `onKey` with the row's place; keys inside a button or a menu stay theirs.
 *
 * A row that leaves the list while it has the focus (confirmed, say) gives it to the one that takes its place, the last one to
 * what the list is called by (`name`). In: the list, its name, the rows' keys in order. Out: the props of the list and
 * of each row. Source: issue 4 (by keyboard).
 */
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const PASSO: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export function useTeclasDaLista(
  { list, name }: { list: RefObject<HTMLOListElement | null>; name: RefObject<HTMLElement | null> },
  keys: readonly string[],
  onKey: (index: number, key: string) => void,
) {
  const count = keys.length;
  const [current, setCurrent] = useState(0);
  /** Whether the focus was in the list when somebody last moved it. */
  const inside = useRef(false);
  const focusOn = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>(':scope > [data-linha]')[index]?.focus();
  const order = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the rows are others
  useEffect(() => {
    const place = Math.max(0, Math.min(current, count - 1));
    if (place !== current) setCurrent(place);
    if (!inside.current || document.activeElement !== document.body) return;
    if (count > 0) focusOn(place);
    else name.current?.focus();
  }, [order]);
  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1);
    setCurrent(to);
    focusOn(to);
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLOListElement>) => {
    if (relatedTarget instanceof Element && !list.current?.contains(relatedTarget)) inside.current = false;
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
    list: { onKeyDown, onBlur },
    item: (index: number) => ({
      'data-linha': index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => {
        inside.current = true;
        setCurrent(index);
      },
    }),
  };
}
