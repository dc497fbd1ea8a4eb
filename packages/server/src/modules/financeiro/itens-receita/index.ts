/** Revenue items: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { itensReceitaRoutes } from './itens-receita.routes.ts';
import { itensReceitaSource } from './itens-receita.search.ts';

export { ITEM_RECEITA_REFERENCIA } from './itens-receita.store.ts';

export const itensReceitaModule = defineModule({
  routes: itensReceitaRoutes,
  search: itensReceitaSource,
  importSource: async () => (await import('./itens-receita.importacao.ts')).itensReceitaImportSource,
});
