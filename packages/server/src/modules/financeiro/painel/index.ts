/** The finance dashboard: its operation for the composition root. */
export { painelRoutes } from './painel.routes.ts';
