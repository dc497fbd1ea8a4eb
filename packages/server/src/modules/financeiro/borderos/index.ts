/** Payment batches: operations for the composition root. */
export { borderosRoutes } from './borderos.routes.ts';
