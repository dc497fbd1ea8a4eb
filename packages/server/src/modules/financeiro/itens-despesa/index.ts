/** Expense items: operations for the composition root. */
export { itensDespesaRoutes } from './itens-despesa.routes.ts';
