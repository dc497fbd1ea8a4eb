/** The legal home: its operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { painelJuridicoRoutes } from './painel-juridico.routes.ts';

export const painelJuridicoModule = defineModule({
  routes: painelJuridicoRoutes,
});
