/** The expense report: operations for the composition root; its lines for the area's other figures. */
import { defineModule } from '#platform/module/index.ts';
import { relatorioDespesasRoutes } from './relatorio-despesas.routes.ts';

export { linhasDeDespesas } from './lancamentos.ts';

export const relatorioDespesasModule = defineModule({
  routes: relatorioDespesasRoutes,
});
