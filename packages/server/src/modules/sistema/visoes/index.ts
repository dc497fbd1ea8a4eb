/** Saved views: operations for the composition root, and what each list opens with for the session's answer. */
export { visoesRoutes } from './visoes.routes.ts';
export { listVisoesPadrao } from './visoes.store.ts';
