/** Cases: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { processosRoutes } from './processos.routes.ts';
import { processosSource } from './processos.search.ts';

export const processosModule = defineModule({
  tables: {
    processos_juridicos: { readBy: ['filiados/filiados', 'filiados/pedidos-titular'] },
    filiados_processos: { readBy: ['filiados/filiados', 'filiados/pedidos-titular'] },
    processo_eventos: {},
    processo_manifestacoes: {},
    processo_comentarios: {},
  },
  routes: processosRoutes,
  search: processosSource,
  demo: async () => (await import('./processos.demo.ts')).processosDemo,
});
