/** The finance dashboard: its operation for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { painelRoutes } from './painel.routes.ts';

export const painelModule = defineModule({
  routes: painelRoutes,
});
