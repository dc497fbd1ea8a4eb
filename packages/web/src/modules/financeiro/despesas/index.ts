/** Expenses: routes. */
export { despesasRoutes } from './despesas.routes.tsx';
