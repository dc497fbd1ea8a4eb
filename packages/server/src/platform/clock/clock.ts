/**
 * The clock that is handed to whatever needs the time, so that nothing reads it on its own and tests can fix it.
 *
 * `now()` is an instant; `today()` is the calendar date 'YYYY-MM-DD' in America/Sao_Paulo, whatever the machine's zone.
 * Source: decisions §1 (dates), style §6 (dependencies are handed in).
 */

export type Clock = {
  now(): Date;
  /** Calendar date in São Paulo. */
  today(): string;
};

// 'en-CA' prints dates as YYYY-MM-DD.
const saoPauloDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const MINUTE_MS = 60_000;
let minute = -1;
let day = '';

/** Asked at every request: formatted once a minute, since no zone changes its date within one. */
function saoPauloToday(): string {
  const now = Date.now();
  const current = Math.floor(now / MINUTE_MS);
  if (current !== minute) {
    day = saoPauloDay.format(now);
    minute = current;
  }
  return day;
}

export const systemClock: Clock = { now: () => new Date(), today: saoPauloToday };

export type FixedClock = Clock & {
  set(instant: string): void;
  advance(milliseconds: number): void;
};

/** A clock that stands still, for tests. */
export function fixedClock(instant: string): FixedClock {
  let current = new Date(instant).getTime();
  return {
    now: () => new Date(current),
    today: () => saoPauloDay.format(new Date(current)),
    set: (next) => {
      current = new Date(next).getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
