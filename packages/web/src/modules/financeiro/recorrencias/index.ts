/** Recurring expenses: routes, and the address at which an expense becomes one. */
export { novaRecorrenciaHref } from './recorrencias.paths.ts';
export { recorrenciasRoutes } from './recorrencias.routes.tsx';
