/** The monthly conciliação: operations for the composition root; how far each account is, for the closing. */
import { defineModule } from '#platform/module/index.ts';
import { conciliacoesRoutes } from './conciliacoes.routes.ts';

export const conciliacoesModule = defineModule({
  routes: conciliacoesRoutes,
});
