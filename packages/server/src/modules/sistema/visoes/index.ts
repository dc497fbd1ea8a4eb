/** Saved views: operations for the composition root, and what each list opens with for the session's answer. */
import { defineModule } from '#platform/module/index.ts';
import { visoesRoutes } from './visoes.routes.ts';

export { listFixadas, listVisoesPadrao, setFixada } from './visoes.store.ts';

export const visoesModule = defineModule({
  tables: { visoes: {}, visoes_padrao: {}, visoes_fixadas: {} },
  routes: visoesRoutes,
});
