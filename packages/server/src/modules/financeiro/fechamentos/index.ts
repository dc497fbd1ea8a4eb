/** Month closing: operations for the composition root. */
export { fechamentosRoutes } from './fechamentos.routes.ts';
