/** The session as the screens know it. */
export { sessionEnded, signedOutReason } from './ended.ts';
export { savePreferences } from './preferences.ts';
export { SessionProvider, useCan, useCanIn, useSession, useUser } from './SessionProvider.tsx';
export {
  abandonSession,
  announceSignIn,
  askBeforeSignOut,
  type ContaDemo,
  endSession,
  maySignOut,
  onRolesChanged,
  refreshSession,
  type Sessao,
  sessionQuery,
  signOut,
} from './session.ts';
