/** Expenses: operations and files for the composition root. */
export { despesasAttachments } from './despesas.anexos.ts';
export { despesasRoutes } from './despesas.routes.ts';
