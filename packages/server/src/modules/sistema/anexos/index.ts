/** Attachments' operations, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { anexosRoutes } from './anexos.routes.ts';

export const anexosModule = defineModule({
  routes: anexosRoutes,
});
