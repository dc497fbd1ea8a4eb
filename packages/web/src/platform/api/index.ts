/** The API as the screens use it: typed client, queries, submits, one shape of error. */
export { type Act, actsOf } from './acts.ts';
export type { AskedBy, ListName, QueryName, SentTo } from './asked.ts';
export { api, orpc } from './client.ts';
export { ApiError, isAborted, isApiError, messageOf } from './errors.ts';
export { call } from './http.ts';
export { invalidateAll, invalidateModules, queryClient } from './queries.ts';
export { noticeAnswer, noticeTrouble, onBack } from './reach.ts';
export { onStaleSession, onUnauthenticated } from './unauthenticated.ts';
export { type Operation, randomKey, useSubmit } from './useSubmit.ts';
