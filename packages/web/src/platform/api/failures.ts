/** Every failure of a call passes here on its way to the screen: some say something of the session or of the connection. */
import { isApiError } from './errors.ts';
import { noticeTrouble } from './reach.ts';
import { noticeSessionEnd } from './unauthenticated.ts';

/** Returns the error, so that the caller can throw it. */
export function noticeFailure<E>(error: E): E {
  if (isApiError(error) && error.uncertain) noticeTrouble();
  return noticeSessionEnd(error);
}
