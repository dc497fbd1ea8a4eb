/** What the account's use cases are handed by the composition root. */

import type { Services } from '#platform/api/index.ts';
import type { AuthService, Hold, ReadPrincipal } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db, Tx } from '#platform/db/index.ts';

export interface OutgoingMail {
  para: string;
  assunto: string;
  /** What the mail is for, in the list of failures. */
  motivo: string;
  titulo: string;
  paragrafos: readonly string[];
  botao?: { rotulo: string; url: string };
}

/** Puts a mail into the outbox, in the transaction of the change that it reports. Out: its id there. */
export type SendMail = (tx: Tx, mail: OutgoingMail, now: string) => Promise<string>;

/**
 * Whether a password is too weak for this person: short, commonly breached, or made of the union's or the person's names
 * and a number. Null: whose it will be is not known.
 */
export type IsSenhaFraca = (
  db: Db | Tx,
  senha: string,
  pessoa: { nome: string; email: string } | null,
) => Promise<boolean>;

export interface ContaDeps {
  db: Db;
  /**
   * A pool of its own for counting tries inside a write: if it waited for a connection of the pool whose connections
   * the writes hold, both would stand still.
   */
  attemptsDb: Db;
  clock: Clock;
  auth: AuthService;
  readPrincipal: ReadPrincipal;
  services: Services;
  isSenhaFraca: IsSenhaFraca;
  emailConfigurado: boolean;
  /** Milliseconds since 1970 by the machine's clock, which the second factor's codes follow. */
  wallClock(): number;
  /** Holds a try back; false where too many are held already. */
  hold: Hold;
  /** Setting `revelarEmailDesconhecido`. */
  revelarEmailDesconhecido(db: Db): Promise<boolean>;
  /** Setting: roles that require the second step. */
  papeisComDuasEtapas(db: Db): Promise<readonly string[]>;
}
