/** Bank accounts: operations for the composition root; movements and balances for the area's other figures. */
import { defineModule } from '#platform/module/index.ts';
import { contasBancariasRoutes } from './contas-bancarias.routes.ts';
import { contasBancariasSource } from './contas-bancarias.search.ts';

export { saldosDasContas } from './contas-bancarias.views.ts';
export { readResumo } from './extrato.ts';
export { movimentos, saldoEm } from './movimentos.ts';

export const contasBancariasModule = defineModule({
  routes: contasBancariasRoutes,
  search: contasBancariasSource,
});
