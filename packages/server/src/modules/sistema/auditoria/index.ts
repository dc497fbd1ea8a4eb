/** The audit trail's operations and its verification, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { auditoriaRoutes } from './auditoria.routes.ts';
import { registerVerificacao } from './cadeia.ts';

export { readCadeia } from './cadeia.ts';

export const auditoriaModule = defineModule({
  routes: auditoriaRoutes,
  registerJobs: registerVerificacao,
});
