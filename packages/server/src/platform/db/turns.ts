/**
 * Turns: so many work at once, the others wait in the order in which they came, each for as long as somebody waits for it.
 *
 * Before a pool of connections: its own queue knows neither whom it makes wait nor that they have left, and its patience is
 * that of connecting. Errors: the signal's reason.
 */

/** Gives the turn on; may be called twice. */
export type EndTurn = () => void;

export interface Turns {
  /** How many would have to wait before a newcomer; null: none, there is a turn at once. */
  ahead(): number | null;
  take(signal: AbortSignal): Promise<EndTurn>;
}

export function createTurns(atOnce: number): Turns {
  let working = 0;
  const queue: (() => void)[] = [];

  function begin(): EndTurn {
    working += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      working -= 1;
      queue.shift()?.();
    };
  }

  return {
    ahead: () => (working < atOnce ? null : queue.length),
    async take(signal) {
      signal.throwIfAborted();
      if (working < atOnce) return begin();
      return new Promise((resolve, reject) => {
        const next = () => {
          signal.removeEventListener('abort', leave);
          resolve(begin());
        };
        const leave = () => {
          queue.splice(queue.indexOf(next), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        queue.push(next);
      });
    },
  };
}
