/** The monthly conciliação: routes. */
export { conciliacoesRoutes } from './conciliacoes.routes.tsx';
