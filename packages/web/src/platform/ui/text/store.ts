/**
 * A value outside React that screens subscribe to: toasts and dialogs can be opened from anywhere, not only from a
 * component. Setting the same value notifies nobody.
 */

import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T | ((current: T) => T)) => void;
  subscribe: (changed: () => void) => () => void;
}

/** A value that React components follow; `set` tells them. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      // A store holds no functions: one that is given makes the value.
      const result = typeof next === 'function' ? (next as (current: T) => T)(value) : next;
      if (Object.is(result, value)) return;
      value = result;
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The present value; the component is drawn again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
