/** The general projection: operations for the composition root; the money of the months for the dashboard. */
import { defineModule } from '#platform/module/index.ts';
import { projecaoRoutes } from './projecao.routes.ts';

export { readFluxo } from './fluxo.ts';
export { readQualidade } from './projecao.views.ts';

export const projecaoModule = defineModule({
  routes: projecaoRoutes,
});
