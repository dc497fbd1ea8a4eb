/** The dependents' report: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { relatorioDependentesRoutes } from './relatorio-dependentes.routes.ts';

export const relatorioDependentesModule = defineModule({ routes: relatorioDependentesRoutes });
