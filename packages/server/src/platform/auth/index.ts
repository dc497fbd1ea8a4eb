/**
 * Sign-in for the rest of the server: who is asking, the library behind one interface, limits and password strength.
 */
export {
  type AttemptLimit,
  accountKey,
  addressKey,
  pairKey,
  releaseAttempt,
  reserveAttempt,
  sweepAuth,
} from './attempts.ts';
export {
  type AuthService,
  createAuthService,
  endLinks,
  endSessions,
  libraryRequest,
} from './auth-service.ts';

export { createHolds, type Hold } from './holds.ts';
export { BASE_PATH } from './paths.ts';
export { createPrincipalReader, type Principal, type ReadPrincipal } from './principal.ts';
export { readWho } from './read-who.ts';
export { holdsOtherThan, holdsRole } from './roles-that-act.ts';
export { readSessionToken, sessionCookieName } from './session-cookie.ts';
export { cookieSeconds } from './session-life.ts';
export { STEP_MS, stepOfCode, totpCode, useStep } from './totp-step.ts';
export { nthEntrySince, recordUserLog } from './user-log.ts';
export { isWeakPassword } from './weak-password.ts';
