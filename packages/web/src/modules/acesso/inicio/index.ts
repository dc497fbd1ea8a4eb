/** Home and the pages that say one thing. */
export { NotFoundPage } from './inicio.routes.tsx';
