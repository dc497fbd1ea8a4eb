/**
 * How many spreadsheets are made at once: each holds a connection of the pool and much of a processor until the browser
 * has taken it. Three at a time; some more wait a little for their turn; beyond that, and past that, people are told to come
 * back (`plataforma.indisponivel`, 503 with Retry-After), so that lists and saves stay quick whatever is exported.
 */
import { platformErrors } from '@sede/domain/kernel';
import { createTurns, type EndTurn } from '../db/turns.ts';

export interface GateLimits {
  atOnce: number;
  waiting: number;
  patienceMs: number;
}

export const EXPORT_LIMITS: GateLimits = { atOnce: 3, waiting: 12, patienceMs: 20_000 };
const COME_BACK_SECONDS = 15;

export interface ExportGate {
  /** Waits for a place. `gone`: whoever asked is no longer there. */
  enter(gone: AbortSignal): Promise<EndTurn>;
}

const busy = () => platformErrors.indisponivel({ data: { tentarEm: COME_BACK_SECONDS } });

/** In: how many at once, how many may wait, and how long (milliseconds). */
export function createExportGate({ atOnce, waiting, patienceMs }: GateLimits = EXPORT_LIMITS): ExportGate {
  const turns = createTurns(atOnce);
  return {
    async enter(gone) {
      if ((turns.ahead() ?? 0) >= waiting) throw busy();
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), patienceMs);
      try {
        return await turns.take(AbortSignal.any([gone, patience.signal]));
      } catch {
        throw busy();
      } finally {
        clearTimeout(timer);
      }
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
