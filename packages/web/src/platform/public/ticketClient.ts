/**
 * Sends what a public page sends, each with a ticket: a challenge of the server with the work that this browser put into it.
 *
 * The work begins when the page opens and again after each answer, so that hardly anybody waits for it. One ticket pays for one
 * work of the server: when no answer came, the same body goes again with the same ticket and is not done twice; a ticket that
 * has meanwhile ended is replaced once, unseen. In: path below /api, body. Out: the answer. Errors: ApiError.
 * Source: decisions-members 'Name search' (proof of work); docs/decisions/061.
 */
import { TICKET_HEADER } from '@sede/domain/kernel';
import { isApiError } from '../api/errors.ts';
import { call } from '../api/http.ts';

/** Puts the work into a challenge; rejects when it is broken off. */
export type Work = (challenge: string) => Promise<string>;

export interface TicketClient {
  /** Begins with the next ticket, if there is none yet. */
  prepare(): void;
  send<T>(path: string, body: object): Promise<T>;
}

const LOST = new Set(['plataforma.bilhete_vencido', 'plataforma.bilhete_ausente', 'plataforma.bilhete_usado']);

export function createTicketClient(page: string, work: Work): TicketClient {
  let ticket: Promise<string> | null = null;
  /** What went out with the ticket and may have been done. */
  let unanswered: string | null = null;

  const next = () => {
    ticket ??= call<{ desafio: string }>('GET', `/api/publico/bilhete?pagina=${encodeURIComponent(page)}`).then(
      ({ desafio }) => work(desafio),
    );
    return ticket;
  };
  const drop = () => {
    ticket = null;
    unanswered = null;
  };
  async function once<T>(path: string, body: object, sent: string): Promise<T> {
    const header = await next().catch((error: unknown) => {
      drop();
      throw error;
    });
    unanswered = sent;
    return call<T>('POST', `/api${path}`, body, { [TICKET_HEADER]: header });
  }
  async function send<T>(path: string, body: object, again = true): Promise<T> {
    const sent = `${path} ${JSON.stringify(body)}`;
    if (unanswered !== null && unanswered !== sent) drop();
    try {
      const answer = await once<T>(path, body, sent);
      drop();
      void next().catch(drop);
      return answer;
    } catch (error) {
      if (isApiError(error) && LOST.has(error.code)) {
        drop();
        if (again) return send(path, body, false);
      }
      // Refused, it has paid for nothing and is good for the next try.
      if (!(isApiError(error) && error.uncertain)) unanswered = null;
      throw error;
    }
  }
  return { prepare: () => void next().catch(drop), send: (path, body) => send(path, body) };
}
