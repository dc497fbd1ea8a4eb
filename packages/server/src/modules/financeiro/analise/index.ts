/** The analysis of expenses: its operation for the composition root. */
export { analiseRoutes } from './analise.routes.ts';
