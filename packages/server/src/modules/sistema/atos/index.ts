/** Taking back what was just done, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { atosRoutes } from './atos.routes.ts';

export const atosModule = defineModule({ routes: atosRoutes });
