/** The search over everything, for the composition root. */
export { buscaRoutes } from './busca.routes.ts';
