/** Events: routes, and what other screens choose one with. */
export { eventosRoutes } from './eventos.routes.tsx';
export { eventosSource } from './eventos.source.ts';
