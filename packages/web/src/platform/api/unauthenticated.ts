/**
 * Reports that a call found the session gone (401). Every call passes here, also those that no query or mutation made.
 */
import { isApiError } from './errors.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Returns the end of listening. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const staleListeners = new Set<Listener>();
/** Called when a refusal shows that the session is not what the screen assumes; returns the end of listening. */
export function onStaleSession(listener: Listener): () => void {
  staleListeners.add(listener);
  return () => staleListeners.delete(listener);
}

/** Returns the error, so that the caller can throw it. */
export function noticeSessionEnd<E>(error: E): E {
  if (isApiError(error) && error.endsSession) for (const listener of listeners) listener();
  if (isApiError(error) && error.asksSecondStep) for (const listener of staleListeners) listener();
  return error;
}
