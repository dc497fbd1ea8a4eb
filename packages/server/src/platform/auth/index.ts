/**
 * Sign-in for the rest of the server: who is asking, the library behind one interface, limits and password strength.
 */
export {
  type AttemptLimit,
  accountKey,
  addressKey,
  type Reservation,
  releaseAttempt,
  reserveAttempt,
  sweepAuth,
  WINDOW_MS,
} from './attempts.ts';
export {
  type AuthService,
  type AuthServiceOptions,
  createAuthService,
  endLinks,
  endSessions,
  libraryRequest,
} from './auth-service.ts';
export type { RecoveryRecipient } from './better-auth.ts';
export { ADDRESS_HEADER, BASE_PATH, DISABLED_USER } from './paths.ts';
export { createPrincipalReader, type Principal, type PrincipalOptions, type ReadPrincipal } from './principal.ts';
export { readWho } from './read-who.ts';
export { readSessionToken, sessionCookieName, signSessionToken } from './session-cookie.ts';
export { STEP_MS, stepOfCode, totpCode, useStep } from './totp-step.ts';
export { recordUserLog, type UserLogEntry } from './user-log.ts';
export { isWeakPassword, MAX_PASSWORD, MIN_PASSWORD } from './weak-password.ts';
