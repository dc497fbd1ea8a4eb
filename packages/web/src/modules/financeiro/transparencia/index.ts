/** Transparency documents: routes. */
export { transparenciaRoutes } from './transparencia.routes.tsx';
