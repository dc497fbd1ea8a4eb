/** Recurring expenses: operations, search and words in use for the composition root. */
export { palavrasDasRecorrencias } from './recorrencias.palavras.ts';
export { recorrenciasRoutes } from './recorrencias.routes.ts';
export { recorrenciasSource } from './recorrencias.search.ts';
