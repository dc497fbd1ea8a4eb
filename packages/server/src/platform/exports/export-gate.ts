/**
 * How many spreadsheets are made at once: each holds a connection of the pool and much of a processor until the browser
 * has taken it. Three at a time; some more wait a little for their turn; beyond that, and past that, people are told to come
 * back (`plataforma.indisponivel`, 503 with Retry-After), so that lists and saves stay quick whatever is exported.
 */
import { platformErrors } from '@sede/domain/kernel';

export interface GateLimits {
  atOnce: number;
  waiting: number;
  patienceMs: number;
}

export const EXPORT_LIMITS: GateLimits = { atOnce: 3, waiting: 12, patienceMs: 20_000 };
const COME_BACK_SECONDS = 15;

/** Gives the place back; may be called twice. */
export type Leave = () => void;

export interface ExportGate {
  /** Waits for a place. `gone`: whoever asked is no longer there. */
  enter(gone: AbortSignal): Promise<Leave>;
}

const busy = () => platformErrors.indisponivel({ data: { tentarEm: COME_BACK_SECONDS } });

/** In: how many at once, how many may wait, and how long (milliseconds). */
export function createExportGate({ atOnce, waiting, patienceMs }: GateLimits = EXPORT_LIMITS): ExportGate {
  let inside = 0;
  const queue: (() => void)[] = [];

  function admit(): Leave {
    inside += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inside -= 1;
      queue.shift()?.();
    };
  }

  function wait(gone: AbortSignal): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        const at = queue.indexOf(next);
        if (at >= 0) queue.splice(at, 1);
        settle();
      };
      const next = () => end(() => resolve(admit()));
      const giveUp = () => end(() => reject(busy()));
      const timer = setTimeout(giveUp, patienceMs);
      gone.addEventListener('abort', giveUp);
      queue.push(next);
    });
  }

  return {
    async enter(gone) {
      if (inside < atOnce) return admit();
      if (queue.length >= waiting || gone.aborted) throw busy();
      return wait(gone);
    },
  };
}

/** One gate for each pool, whose connections it spares. */
export function gatePerPool(limits?: GateLimits): (pool: object) => ExportGate {
  const gates = new WeakMap<object, ExportGate>();
  return (pool) => {
    const gate = gates.get(pool) ?? createExportGate(limits);
    gates.set(pool, gate);
    return gate;
  };
}
