/** Contracts as finance sees them: not built yet; the route says so. */
export { contratosRoutes } from './contratos.routes.tsx';
