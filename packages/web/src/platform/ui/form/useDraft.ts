/** The draft of one form: what was kept before, when, and how to keep or drop it. Kept half a second after the last key. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { useKit } from '../kit.ts';
import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from './draftStore.ts';

const SETTLE_MS = 500;

export function useDraft(form: string | undefined) {
  const { userId } = useKit();
  const key = form === undefined ? null : draftKey(userId, form);
  const [first] = useState(() => (key === null ? null : readDraft(key)));
  const [savedAt, setSavedAt] = useState<number | null>(first?.em ?? null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = useCallback(
    (draft: Omit<Draft, 'em'>) => {
      if (key === null) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const em = Date.now();
        if (writeDraft(key, { em, ...draft })) setSavedAt(em);
      }, SETTLE_MS);
    },
    [key],
  );
  const discard = useCallback(() => {
    clearTimeout(timer.current);
    if (key !== null) removeDraft(key);
    setSavedAt(null);
  }, [key]);
  return { kept: first, restored: first !== null, savedAt, keep, discard };
}
