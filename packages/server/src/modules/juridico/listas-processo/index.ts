/** 'Colar lista': operations, tables and jobs for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { registerListas } from './listas-processo.jobs.ts';
import { listasProcessoRoutes } from './listas-processo.routes.ts';

export const listasProcessoModule = defineModule({
  tables: { processo_listas: {}, processo_lista_entradas: {} },
  routes: listasProcessoRoutes,
  registerJobs: registerListas,
  demo: async () => (await import('./listas-processo.demo.ts')).listasProcessoDemo,
});
