/** Plain calls without the typed client and its cache: for pages that are loaded without a session. */
export { ApiError, isApiError, messageOf } from './errors.ts';
export { call } from './http.ts';
