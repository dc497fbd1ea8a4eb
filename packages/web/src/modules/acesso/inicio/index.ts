/** Home and the pages that say one thing. */
export { inicioRoutes, NotFoundPage } from './inicio.routes.tsx';
