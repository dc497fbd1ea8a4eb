/** Data subjects' requests: operations and the job of the dossier, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { registerDossie } from './pedidos-titular.dossie.ts';
import { pedidosTitularRoutes } from './pedidos-titular.routes.ts';

export { blankAnonimizados } from './pedidos-titular.historico.ts';

export const pedidosTitularModule = defineModule({
  // What was asked of a record that went into another is asked of that one.
  tables: { pedidos_titular: { writtenBy: ['filiados/duplicados'] } },
  routes: pedidosTitularRoutes,
  registerJobs: registerDossie,
  demo: async () => (await import('./pedidos-titular.demo.ts')).pedidosTitularDemo,
});
