/** Month closing: routes. */
export { fechamentosRoutes } from './fechamentos.routes.tsx';
