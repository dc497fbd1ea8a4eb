/** Law offices: operations for the composition root, names for what refers to them. */
import { defineModule } from '#platform/module/index.ts';
import { escritoriosRoutes } from './escritorios.routes.ts';

export { escritorioNames } from './escritorios.views.ts';

export const escritoriosModule = defineModule({
  routes: escritoriosRoutes,
});
