/** Payment batches: operations and search for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { borderosRoutes } from './borderos.routes.ts';
import { borderosSource } from './borderos.search.ts';

export { liquidarBorderoDe } from './borderos.conciliar.ts';
export { valorPagoDoItem } from './borderos.store.ts';

export const borderosModule = defineModule({
  tables: { borderos: { readBy: ['financeiro'] }, borderos_despesas: { readBy: ['financeiro'] } },
  routes: borderosRoutes,
  search: borderosSource,
});
