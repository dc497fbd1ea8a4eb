/** Expenses: operations and files for the composition root. */
export { despesasAttachments } from './despesas.anexos.ts';
export { palavrasDasDespesas } from './despesas.palavras.ts';
export { despesasRoutes } from './despesas.routes.ts';
export { despesasSource } from './despesas.search.ts';
