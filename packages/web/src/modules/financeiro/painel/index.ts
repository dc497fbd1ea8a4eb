/** The finance dashboard: routes. */
export { painelRoutes } from './painel.routes.tsx';
