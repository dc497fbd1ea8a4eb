/**
 * Short notices (snackbars): at most three at a time, the oldest leaves first.
 *
 * A notice stays 6 s (spec 1 §9), longer when it offers an action or tells a failure, and as long as the pointer or the focus is on it.
 * `notify.error` takes a text or anything thrown. Source: spec 1 §8.2, §9.
 */

import { messageOf } from '../../api/errors.ts';
import { createStore } from '../text/store.ts';

export interface NoticeAction {
  label: string;
  run: () => void;
}
export interface NoticeOptions {
  message: string;
  tone?: 'ok' | 'late' | 'info';
  /** 'Desfazer', 'Ver'… */
  action?: NoticeAction;
  /** Its action takes back what was done: it counts down, has the key U, and ends whatever the pointer does. */
  undo?: boolean;
  /** Where the spec fixes how long it stays. */
  durationMs?: number;
}
export interface Notice extends Required<Omit<NoticeOptions, 'action' | 'durationMs'>> {
  id: number;
  action?: NoticeAction;
  durationMs: number;
}

const MAX_NOTICES = 3;
const SHORT_MS = 6000;
const LONG_MS = 10_000;

export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;

function show({ message, tone = 'info', action, undo = false, durationMs: fixed }: NoticeOptions): number {
  const id = ++lastId;
  const durationMs = fixed ?? (action || tone === 'late' ? LONG_MS : SHORT_MS);
  notices.set((shown) => {
    // The same text again replaces itself: ten failures of one cause are one notice. Two acts stay two.
    const others = shown.filter((notice) => undo || notice.message !== message);
    return [...others, { id, message, tone, action, undo, durationMs }].slice(-MAX_NOTICES);
  });
  return id;
}

export function dismiss(id: number): void {
  notices.set((shown) => (shown.some((notice) => notice.id === id) ? shown.filter((n) => n.id !== id) : shown));
}

export const notify = Object.assign(show, {
  success: (message: string, action?: NoticeAction) => show({ message, tone: 'ok', action }),
  error: (error: unknown, action?: NoticeAction) =>
    show({ message: typeof error === 'string' ? error : messageOf(error), tone: 'late', action }),
});
