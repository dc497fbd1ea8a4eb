/** Agendas: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { agendasRoutes } from './agendas.routes.ts';

export const agendasModule = defineModule({
  tables: { agendas: {}, agenda_horarios: {} },
  routes: agendasRoutes,
  demo: async () => (await import('./agendas.demo.ts')).agendasDemo,
});
