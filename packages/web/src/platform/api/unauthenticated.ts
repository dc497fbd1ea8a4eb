/**
 * Tells that a call found the session gone (401). Every call passes here, also those that no query or mutation made.
 */
import { isApiError } from './errors.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Returns the end of listening. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the error back, so that it can be thrown on. */
export function noticeSessionEnd<E>(error: E): E {
  if (isApiError(error) && error.endsSession) for (const listener of listeners) listener();
  return error;
}
