/** Plain calls without the typed client and its cache: for pages that are loaded without a session. */
export { isApiError, messageOf } from './errors.ts';
export { call } from './http.ts';
