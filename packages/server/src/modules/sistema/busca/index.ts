/** The search over everything, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { buscaRoutes } from './busca.routes.ts';

export const buscaModule = defineModule({
  routes: buscaRoutes,
});
