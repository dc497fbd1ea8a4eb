/** Duplicate records and their merge: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { duplicadosRoutes } from './duplicados.routes.ts';

export const duplicadosModule = defineModule({
  tables: { unificacoes: {} },
  routes: duplicadosRoutes,
  demo: async () => (await import('./duplicados.demo.ts')).duplicadosDemo,
});
