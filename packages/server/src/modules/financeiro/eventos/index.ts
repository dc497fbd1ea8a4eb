/** Events: operations for the composition root. */
export { eventosRoutes } from './eventos.routes.ts';
