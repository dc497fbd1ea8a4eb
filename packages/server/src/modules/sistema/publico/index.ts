/** What everybody may ask without an account, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { publicoRoutes } from './publico.routes.ts';

export const publicoModule = defineModule({ routes: publicoRoutes });
