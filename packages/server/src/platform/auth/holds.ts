/**
 * Tries to sign in that are held back, of which a process keeps only so many: whoever makes more of them than it can
 * hold is refused at once, so that slowing somebody down costs neither connections nor memory without end.
 *
 * Each process counts for itself. Source: decisions §6 (Failures are counted…); decision 055.
 */

export interface HoldLimits {
  inAll: number;
  perAddress: number;
}

const LIMITS: HoldLimits = { inAll: 200, perAddress: 20 };

/** Holds a try of this address back for so many milliseconds; false: there are too many, it is not held. */
export type Hold = (address: string, ms: number) => Promise<boolean>;

export function createHolds(wait: (ms: number) => Promise<void>, { inAll, perAddress }: HoldLimits = LIMITS): Hold {
  let all = 0;
  const held = new Map<string, number>();
  return async (address, ms) => {
    const own = held.get(address) ?? 0;
    if (all >= inAll || own >= perAddress) return false;
    all += 1;
    held.set(address, own + 1);
    try {
      await wait(ms);
      return true;
    } finally {
      all -= 1;
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    }
  };
}
