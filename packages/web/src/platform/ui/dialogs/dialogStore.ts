/**
 * Questions waiting for an answer. `confirm` opens one from anywhere and gives a promise; the dialog itself is a
 * chunk of its own, loaded with the first question.
 *
 * Answer: { confirmed: false } or { confirmed: true, reason }. With `run`, the dialog stays open and busy until it
 * ends, and shows the failure in place. Source: spec 1 §8.3.
 */

import { createStore, useStore } from '../text/store.ts';

export interface ConfirmOptions {
  title: string;
  message?: string;
  /** What else is affected, listed below the message. */
  details?: readonly string[];
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red button: something is lost. */
  danger?: boolean;
  /** Asks for a text, which is then required. */
  reasonLabel?: string;
  /** `report` tells how far it is. */
  run?: (reason: string, report: (progress: Progress) => void) => Promise<unknown>;
}

/** How many of how many are done. */
export interface Progress {
  done: number;
  total: number;
}

export type Confirmation = { confirmed: false } | { confirmed: true; reason: string };

export interface PendingDialog {
  id: number;
  options: ConfirmOptions;
  answer: (confirmation: Confirmation) => void;
}

export const dialogs = createStore<readonly PendingDialog[]>([]);
export const useDialogs = () => useStore(dialogs);
let lastId = 0;

/** Asks, and answers once the person has decided. */
export function confirm(options: ConfirmOptions): Promise<Confirmation> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (confirmation: Confirmation) => {
      dialogs.set((open) => open.filter((dialog) => dialog.id !== id));
      resolve(confirmation);
    };
    dialogs.set((open) => [...open, { id, options, answer }]);
  });
}
