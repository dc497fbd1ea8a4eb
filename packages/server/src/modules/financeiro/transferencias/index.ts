/** Transfers: operations for the composition root; registering one for the area's other modules. */
import { defineModule } from '#platform/module/index.ts';
import { transferenciasRoutes } from './transferencias.routes.ts';

export { transferencias } from './transferencia.record.ts';
export { createTransferencia } from './transferencias.service.ts';

export const transferenciasModule = defineModule({
  tables: { transferencias: { readBy: ['financeiro'] } },
  routes: transferenciasRoutes,
  demo: async () => (await import('./transferencias.demo.ts')).transferenciasDemo,
});
