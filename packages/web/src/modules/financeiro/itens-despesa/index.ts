/** Expense items: routes, and what other screens choose one with. */
export { itensDespesaRoutes } from './itens-despesa.routes.tsx';
export { itensDespesaSource } from './itens-despesa.source.ts';
