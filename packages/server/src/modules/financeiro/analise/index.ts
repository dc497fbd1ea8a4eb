/** The analysis of expenses: its operation for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { analiseRoutes } from './analise.routes.ts';

export const analiseModule = defineModule({
  routes: analiseRoutes,
});
