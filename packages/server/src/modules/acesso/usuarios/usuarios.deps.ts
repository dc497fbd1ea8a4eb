/** What the use cases of users are handed: by the API's write path, the command line or the first access. */

import type { Settings } from '@sede/domain/manifest';
import type { Who } from '#platform/api/index.ts';
import type { AuthService } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/index.ts';
import type { IsSenhaFraca, SendMail } from '../conta/index.ts';

export interface UsuariosDeps {
  auth: AuthService;
  clock: Clock;
  sendMail: SendMail;
  isSenhaFraca: IsSenhaFraca;
  emailConfigurado: boolean;
  /** All modules' settings: some name people by their e-mail. */
  settings: Settings;
}

/** The part of a write's context that these use cases need; the command line and the first access have no actor. */
export interface UsuariosCtx {
  tx: Tx;
  now: string;
  actor: (Who & { sessaoId: string }) | null;
}

/** Whom a use case acts on: with `versao`, only if nobody changed the user since it was seen. */
export interface Alvo {
  id: string;
  versao?: number | undefined;
}
