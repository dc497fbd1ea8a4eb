/** Transfers: routes. */
export { transferenciasRoutes } from './transferencias.routes.tsx';
