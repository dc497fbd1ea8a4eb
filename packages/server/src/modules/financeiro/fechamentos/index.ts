/** Month closing: operations and the job of a period's PDF, for the composition root. */
export { fechamentosRoutes } from './fechamentos.routes.ts';
export { registerPrestacao } from './prestacao.arquivo.ts';
