/** Payment batches: operations and search for the composition root. */
export { liquidarBorderoDe } from './borderos.conciliar.ts';
export { borderosRoutes } from './borderos.routes.ts';
export { borderosSource } from './borderos.search.ts';
