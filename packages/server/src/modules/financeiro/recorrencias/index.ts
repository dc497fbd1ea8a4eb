/** Recurring expenses: operations, search and words in use for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { recorrenciasRoutes } from './recorrencias.routes.ts';
import { recorrenciasSource } from './recorrencias.search.ts';

export { readPrevistas } from './propostas.views.ts';

export const recorrenciasModule = defineModule({
  tables: { recorrencias: { readBy: ['contratos'] }, recorrencias_meses: { readBy: ['financeiro/despesas'] } },
  routes: recorrenciasRoutes,
  search: recorrenciasSource,
  wordsInUse: {
    centrosCusto: { table: 'recorrencias', column: 'centro_custo' },
    meiosPagamento: { table: 'recorrencias', column: 'meio_pagamento' },
    tiposDocumento: { table: 'recorrencias', column: 'tipo_documento' },
    tiposDespesa: { table: 'recorrencias', column: 'tipo_despesa' },
  },
  demo: async () => (await import('./recorrencias.demo.ts')).recorrenciasDemo,
});
