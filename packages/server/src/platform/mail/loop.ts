/**
 * A loop that does one thing after another until nothing is left, then looks again every two seconds or when it is woken.
 *
 * In: `step`, which answers whether there was something to do. Errors are told, and the loop goes on at the next look.
 */
const POLL = 2000;

interface Loop {
  /** Begins it, or has it look at once. */
  wake(): void;
  /** Does all there is; answers how many steps that were. */
  drain(): Promise<number>;
  /** Waits for the step under way. */
  stop(): Promise<void>;
}

export function createLoop(options: { step: () => Promise<boolean>; onError: (error: unknown) => void }): Loop {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<number> | null = null;
  let again = false;
  let stopped = false;

  async function drainOnce(): Promise<number> {
    let count = 0;
    while (!stopped && (await options.step())) count += 1;
    return count;
  }

  function drain(): Promise<number> {
    running ??= drainOnce().finally(() => {
      running = null;
    });
    return running;
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    drain()
      .catch(options.onError)
      .finally(() => {
        if (stopped) return;
        timer = setTimeout(wake, again ? 0 : POLL);
        again = false;
      });
  }

  return {
    wake,
    drain,
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
