/**
 * The ticket of a public page: a challenge that the server signed, with the work that a browser put into it.
 *
 * The work is sixteen small puzzles, each a nonce whose digest begins with twelve zero bits: some 65,000 digests, and, being
 * many small ones, hardly ever twice that (an old phone: under two seconds). A robot pays the same for each try.
 * What goes over the wire is `challenge~nonce.nonce.…`, nonces in base 36; the server asks `workedChallenge`, which costs it
 * seventeen digests. Source: decisions-members 'Name search' (proof of work); docs/decisions/061.
 */
import { firstWordOf, sha256 } from './sha256.ts';

export const TICKET_HEADER = 'X-Sede-Bilhete';
export const TICKET_MINUTES = 10;

const PUZZLES = 16;
const ZERO_BITS = 12;
const HIGHEST_NONCE = 0xffff_ffff;

const solves = (word: number): boolean => word >>> (32 - ZERO_BITS) === 0;
const puzzlesOf = (challenge: string) => firstWordOf(sha256(new TextEncoder().encode(challenge)));

/** The whole ticket. Runs for as long as the work takes: in a worker. */
export function workOn(challenge: string): string {
  const wordOf = puzzlesOf(challenge);
  const nonces = Array.from({ length: PUZZLES }, (_, index) => {
    let nonce = 0;
    while (!solves(wordOf(index, nonce))) nonce++;
    return nonce.toString(36);
  });
  return `${challenge}~${nonces.join('.')}`;
}

/** The challenge of a ticket whose work was done; null for any other text. */
export function workedChallenge(ticket: string): string | null {
  const [challenge = '', solution = '', ...rest] = ticket.split('~');
  if (rest.length > 0 || !/^[0-9a-z]{1,7}(\.[0-9a-z]{1,7})*$/.test(solution)) return null;
  const nonces = solution.split('.').map((text) => Number.parseInt(text, 36));
  if (nonces.length !== PUZZLES || nonces.some((nonce) => nonce > HIGHEST_NONCE)) return null;
  const wordOf = puzzlesOf(challenge);
  return nonces.every((nonce, index) => solves(wordOf(index, nonce))) ? challenge : null;
}
