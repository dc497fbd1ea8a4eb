/** Petty cash: operations for the composition root; its balance for the account of a period. */
import { defineModule } from '#platform/module/index.ts';
import { suprimentosRoutes } from './suprimentos.routes.ts';

export { lancarNoCaixa } from './suprimentos.service.ts';
export { readSaldo } from './suprimentos.views.ts';

export const suprimentosModule = defineModule({
  tables: { entradas: { readBy: ['financeiro/projecao'] } },
  routes: suprimentosRoutes,
  importSource: async () => (await import('./suprimentos.import.ts')).suprimentosImportSource,
});
