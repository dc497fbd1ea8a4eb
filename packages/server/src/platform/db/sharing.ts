/**
 * One execution for all who ask the same while it still waits to begin: when something is saved, every open screen of that list asks
 * the same page and the same count at the same instant.
 *
 * Whoever asks after it began is given a later one, since it may know of a write that the first does not see. It is given up when
 * the last who waits for it has left. Errors: the work's own, to each of them. Source: decision 103.
 */
interface Shared {
  readers: number;
  ending: AbortController;
  answer: Promise<unknown>;
}

/** Calls `begun` right before it looks at anything. */
export type SharedWork<T> = (signal: AbortSignal, begun: () => void) => Promise<T>;
export type Share = <T>(key: string, signal: AbortSignal, work: SharedWork<T>) => Promise<T>;

export function createSharing(): Share {
  const waiting = new Map<string, Shared>();

  function open<T>(key: string, work: SharedWork<T>): Shared {
    const ending = new AbortController();
    const forget = () => {
      if (waiting.get(key) === shared) waiting.delete(key);
    };
    const shared: Shared = { readers: 0, ending, answer: Promise.resolve() };
    waiting.set(key, shared);
    shared.answer = work(ending.signal, forget).finally(forget);
    ending.signal.addEventListener('abort', forget, { once: true });
    return shared;
  }

  return <T>(key: string, signal: AbortSignal, work: SharedWork<T>): Promise<T> => {
    signal.throwIfAborted();
    const shared = waiting.get(key) ?? open(key, work);
    shared.readers += 1;
    const leave = () => {
      shared.readers -= 1;
      if (shared.readers === 0) shared.ending.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    // The same key is the same work, whose answer is this one.
    return (shared.answer as Promise<T>).finally(() => signal.removeEventListener('abort', leave));
  };
}
