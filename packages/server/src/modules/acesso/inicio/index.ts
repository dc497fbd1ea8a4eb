/** The home page's worklist, for the composition root. */
export { inicioRoutes } from './inicio.routes.ts';
