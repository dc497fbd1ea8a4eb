/** The API as the screens use it: typed client, queries, submits, one shape of error. */
export type { AskedBy, ListName, QueryName, SentTo } from './asked.ts';
export { type Api, api, type CallContext, orpc } from './client.ts';
export { ApiError, type ErrorKind, isAborted, isApiError, messageOf, toApiError } from './errors.ts';
export { call } from './http.ts';
export { invalidateAll, invalidateModules, moduleOf, queryClient } from './queries.ts';
export { noticeSessionEnd, onStaleSession, onUnauthenticated } from './unauthenticated.ts';
export { type Operation, type SubmitOptions, useSubmit } from './useSubmit.ts';
