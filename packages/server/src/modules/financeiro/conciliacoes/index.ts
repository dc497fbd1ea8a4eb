/** The monthly conciliação: operations for the composition root; how far each account is, for the closing. */
export { conciliacoesRoutes } from './conciliacoes.routes.ts';
export { contasConciliadas } from './conciliacoes.views.ts';
