/** The home page's worklist, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { inicioRoutes } from './inicio.routes.ts';

export const inicioModule = defineModule({
  routes: inicioRoutes,
});
