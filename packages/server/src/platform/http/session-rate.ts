/**
 * How fast one session may ask: a sustained rate of requests a second, and bursts of ten seconds' worth of it.
 *
 * Each process counts for itself. A session's account is the instant up to which its requests are paid for: each moves it
 * on by the share of a second that one takes, and none may lie more than the burst ahead of now. Source: decision 050.
 */

const BURST_MS = 10_000;
/** Past so many sessions, those at rest are forgotten. */
const SWEEP_AT = 2000;

/** Seconds to wait; 0: go on. */
export type SessionRate = (session: string, now: number) => number;

/** `perSecond` 0: no limit. `now` in milliseconds of a clock that only moves forward. */
export function createSessionRate(perSecond: number): SessionRate {
  if (perSecond === 0) return () => 0;
  const share = 1000 / perSecond;
  const paidUntil = new Map<string, number>();
  let sweepAt = SWEEP_AT;
  const sweep = (now: number) => {
    for (const [session, until] of paidUntil) if (until <= now) paidUntil.delete(session);
    sweepAt = Math.max(SWEEP_AT, paidUntil.size * 2);
  };
  return (session, now) => {
    const until = Math.max(paidUntil.get(session) ?? now, now) + share;
    // Rounded errors of the shares must not cost the burst its last request.
    const early = until - now - BURST_MS - share / 2;
    if (early > 0) return Math.ceil(early / 1000);
    paidUntil.set(session, until);
    if (paidUntil.size > sweepAt) sweep(now);
    return 0;
  };
}
