/** Payment batches: routes. */
export { borderosRoutes } from './borderos.routes.tsx';
