/** Revenues: operations and files for the composition root; the list's query for the area's other figures. */
import { defineModule } from '#platform/module/index.ts';
import { receitasAttachments } from './receitas.anexos.ts';
import { receitasRoutes } from './receitas.routes.ts';
import { receitasSource } from './receitas.search.ts';

export { receitas } from './receita.record.ts';
export { contaDaCreditada } from './receitas.conta.ts';
export { creditar, desfazerCredito } from './receitas.creditar.ts';
export type { ReceitasFilter } from './receitas.filters.ts';

export const receitasModule = defineModule({
  tables: {
    receitas: { readBy: ['financeiro', 'contratos'] },
    receitas_anexos: { readBy: ['financeiro/fechamentos', 'contratos'] },
  },
  routes: receitasRoutes,
  search: receitasSource,
  attachments: receitasAttachments,
  importSource: async () => (await import('./receitas.import.ts')).receitasImportSource,
  demo: async () => (await import('./receitas.demo.ts')).receitasDemo,
});
