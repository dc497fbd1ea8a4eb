/** Home and the pages that only show a message. */
export { NotFoundPage } from './inicio.routes.tsx';
