/** An input with a mask: gives its text and change handler, and keeps the caret where the person types. */

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { applyMask, bareOf, caretAfter } from './mask.ts';

export function useMasked(bare: string, maskFor: (bare: string) => string, onBare: (bare: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = applyMask(maskFor(bare), bare);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    const at = caretAfter(text, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(at, at);
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const raw = event.currentTarget.value;
    // The longest mask decides how much is kept, so that a phone of ten digits can take the eleventh.
    const mask = maskFor(raw.replace(/[^0-9A-Za-z]/g, ''));
    const before = raw.slice(0, event.currentTarget.selectionStart ?? raw.length);
    caret.current = bareOf(mask, before).length;
    onBare(bareOf(mask, raw));
  };
  return { ref: input, value: text, onChange };
}
