/**
 * Tickets of the public pages: signed challenges, which nobody keeps until one is used.
 *
 * A challenge is `random.expiry.signature`; the signature covers the page, so that another page's ticket is none. Every
 * process of an installation knows the key. Source: decisions-members 'Name search'; docs/decisions/061.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TICKET_MINUTES, workedChallenge } from '@sede/domain/kernel';

export interface TicketRead {
  /** 16 bytes that name it in the database. */
  id: Buffer;
  /** Past its ten minutes: it may only be answered again what it was answered. */
  late: boolean;
}

export interface Tickets {
  issue(page: string, now: Date): string;
  /** null: no ticket of this page, or one whose work was not done. */
  read(ticket: unknown, page: string, now: Date): TicketRead | null;
}

const CHALLENGE = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/;
const LONGEST = 400;

/** `worked`: the challenge of a ticket whose work was done; tests, which need many, put a cheaper question there. */
export function createTickets(key: string, worked: (ticket: string) => string | null = workedChallenge): Tickets {
  const sign = (page: string, random: string, until: string) =>
    createHmac('sha256', key).update(`${page}\n${random}\n${until}`).digest();
  return {
    issue(page, now) {
      const random = randomBytes(16).toString('base64url');
      const until = (now.getTime() + TICKET_MINUTES * 60_000).toString(36);
      return `${random}.${until}.${sign(page, random, until).toString('base64url')}`;
    },
    read(ticket, page, now) {
      if (typeof ticket !== 'string' || ticket.length > LONGEST) return null;
      const [, random, until, signature] = CHALLENGE.exec(ticket.split('~', 1)[0] ?? '') ?? [];
      if (!random || !until || !signature) return null;
      // The signature first: what we did not give out costs one digest.
      const given = Buffer.from(signature, 'base64url');
      const own = sign(page, random, until);
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
      if (worked(ticket) === null) return null;
      return { id: Buffer.from(random, 'base64url'), late: Number.parseInt(until, 36) < now.getTime() };
    },
  };
}
