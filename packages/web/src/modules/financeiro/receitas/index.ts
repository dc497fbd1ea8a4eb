/** Revenues: routes. */
export { receitasRoutes } from './receitas.routes.tsx';
