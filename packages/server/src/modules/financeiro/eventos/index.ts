/** Events: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { eventosRoutes } from './eventos.routes.ts';
import { eventosSource } from './eventos.search.ts';

export { EVENTO_REFERENCIA } from './eventos.store.ts';

export const eventosModule = defineModule({
  routes: eventosRoutes,
  search: eventosSource,
  importSource: async () => (await import('./eventos.importacao.ts')).eventosImportSource,
});
