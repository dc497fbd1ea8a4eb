/** Month closing: operations and the job of a period's PDF, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { periodoFechado } from '../financeiro.periodo.ts';
import { fechamentosRoutes } from './fechamentos.routes.ts';
import { registerPrestacao } from './prestacao.arquivo.ts';

export const fechamentosModule = defineModule({
  tables: { fechamentos: {}, fechamentos_relatorios: {} },
  routes: fechamentosRoutes,
  // `sede.tg_periodo`: the closed month.
  guards: [{ sqlstate: 'SF001', refusal: periodoFechado }],
  registerJobs: registerPrestacao,
  demo: async () => (await import('./fechamentos.demo.ts')).fechamentosDemo,
});
