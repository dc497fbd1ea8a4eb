/** The waiting list: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { listaEsperaRoutes } from './lista-espera.routes.ts';

export const listaEsperaModule = defineModule({
  // A booking takes its members off; an office hands over who waits for it.
  tables: { lista_espera: { writtenBy: ['juridico/atendimentos', 'juridico/escritorios'], readBy: ['filiados'] } },
  routes: listaEsperaRoutes,
  demo: async () => (await import('./lista-espera.demo.ts')).listaEsperaDemo,
});
