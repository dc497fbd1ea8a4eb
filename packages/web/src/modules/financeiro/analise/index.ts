/** The analysis of expenses: routes. */
export { analiseRoutes } from './analise.routes.tsx';
