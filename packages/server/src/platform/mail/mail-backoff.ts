/**
 * When a mail that could not be delivered is tried again: soon at first, then rarely, for about a day in all.
 *
 * An answer that will not change (the recipient does not exist) is not repeated. A refused sign-in at the server is: it is
 * our configuration, which somebody will mend.
 */
const MINUTES = [1, 5, 15, 60, 240, 480, 720];
const MINUTE = 60_000;

/** `attempts`: how many have failed. null: give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const wait = MINUTES[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE);
}

/** Whether the server refused the recipient for good (5xx): no further try will help. */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

/** Whether the server said no: without an answer nobody knows what it did with the message. */
export function wasAnswered(error: unknown): boolean {
  return (error as { responseCode?: number } | null)?.responseCode !== undefined;
}
