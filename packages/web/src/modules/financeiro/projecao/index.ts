/** The general projection: routes. */
export { projecaoRoutes } from './projecao.routes.tsx';
