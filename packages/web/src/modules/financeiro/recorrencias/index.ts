/** Recurring expenses: the address at which an expense becomes one. */
export { novaRecorrenciaHref } from './recorrencias.paths.ts';
