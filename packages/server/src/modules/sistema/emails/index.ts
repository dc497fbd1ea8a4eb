/** The outbox' operations, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { emailsRoutes } from './emails.routes.ts';

export const emailsModule = defineModule({
  routes: emailsRoutes,
});
