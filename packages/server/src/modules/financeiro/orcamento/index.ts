/** The budget: operations and words in use for the composition root; its lines for the account of a period. */
import { defineModule } from '#platform/module/index.ts';
import { orcamentoRoutes } from './orcamento.routes.ts';

export { linhasDoPeriodo } from './orcamento.views.ts';

export const orcamentoModule = defineModule({
  tables: { previsoes_orcamentarias: {} },
  routes: orcamentoRoutes,
  wordsInUse: {
    centrosCusto: { table: 'previsoes_orcamentarias', column: 'centro_custo' },
  },
  importSource: async () => (await import('./orcamento.import.ts')).orcamentoImportSource,
  demo: async () => (await import('./orcamento.demo.ts')).orcamentoDemo,
});
