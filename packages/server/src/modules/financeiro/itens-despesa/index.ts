/** Expense items: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { itensDespesaRoutes } from './itens-despesa.routes.ts';
import { itensDespesaSource } from './itens-despesa.search.ts';

export { ITEM_DESPESA_REFERENCIA } from './itens-despesa.store.ts';

export const itensDespesaModule = defineModule({
  routes: itensDespesaRoutes,
  search: itensDespesaSource,
  wordsInUse: {
    centrosCusto: { table: 'itens_despesa', column: 'centro_custo' },
    tiposDespesa: { table: 'itens_despesa', column: 'tipo' },
  },
  importSource: async () => (await import('./itens-despesa.import.ts')).itensDespesaImportSource,
});
