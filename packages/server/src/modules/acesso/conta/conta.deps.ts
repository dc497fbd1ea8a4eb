/** What the account's use cases are handed by the composition root. */

import type { Services } from '#platform/api/index.ts';
import type { AuthService, ReadPrincipal } from '#platform/auth/index.ts';
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

/** Puts a mail into the outbox, in the transaction of what it tells. */
export type SendMail = (tx: Tx, mail: OutgoingMail, now: string) => Promise<void>;

export interface ContaDeps {
  db: Db;
  /** Connections of its own for counting tries inside a write: waiting there for the pool that the writes hold would starve both. */
  attemptsDb: Db;
  clock: Clock;
  auth: AuthService;
  readPrincipal: ReadPrincipal;
  services: Services;
  emailConfigurado: boolean;
  /** Milliseconds since 1970 by the machine's clock, which the second factor's codes follow. */
  wallClock(): number;
  /** Setting `revelarEmailDesconhecido`. */
  revelarEmailDesconhecido(db: Db): Promise<boolean>;
  /** Setting: roles that require the second step. */
  papeisComDuasEtapas(db: Db): Promise<readonly string[]>;
}
