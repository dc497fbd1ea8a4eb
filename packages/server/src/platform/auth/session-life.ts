/**
 * How long a session lives: 24 hours after its last use and 7 days in all; 30 days where the person chose to stay signed in.
 *
 * Its end stands in `auth.sessoes.expira_em`. A use moves it to 24 hours later, at most to the seventh day; the end of a kept
 * session lies beyond that and is never moved. Source: decisions §6 (Sessions); decision 049.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const IDLE_HOURS = 24;
export const DAYS = 7;
export const KEPT_DAYS = 30;
/** How far the mark of the last use may lag behind it. */
export const USE_MARK_MINUTES = 5;

export const cookieSeconds = (kept: boolean): number => ((kept ? KEPT_DAYS : DAYS) * DAY_MS) / 1000;

export const firstEnd = (start: Date, kept: boolean): Date =>
  new Date(start.getTime() + (kept ? KEPT_DAYS * DAY_MS : IDLE_HOURS * HOUR_MS));

export const isKept = (start: Date, end: Date): boolean => end.getTime() - start.getTime() > DAYS * DAY_MS;
