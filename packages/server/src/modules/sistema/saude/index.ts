/** Health, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { saudeRoutes } from './saude.routes.ts';

export const saudeModule = defineModule({
  routes: saudeRoutes,
});
