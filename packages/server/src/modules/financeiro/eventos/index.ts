/** Events: operations for the composition root. */
export { eventosRoutes } from './eventos.routes.ts';
export { eventosSource } from './eventos.search.ts';
export { EVENTO_REFERENCIA } from './eventos.store.ts';
