/** The live stream, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { aoVivoRoutes } from './ao-vivo.routes.ts';

export const aoVivoModule = defineModule({
  routes: aoVivoRoutes,
});
