/** Month closing: operations and the job of a period's PDF, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { fechamentosRoutes } from './fechamentos.routes.ts';
import { registerPrestacao } from './prestacao.arquivo.ts';

export const fechamentosModule = defineModule({
  routes: fechamentosRoutes,
  registerJobs: registerPrestacao,
});
