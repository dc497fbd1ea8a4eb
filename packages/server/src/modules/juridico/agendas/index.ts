/** Agendas: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { agendasRoutes } from './agendas.routes.ts';

export const agendasModule = defineModule({
  tables: {
    agendas: { readBy: ['juridico/atendimentos'] },
    // A booking takes slots and gives them back.
    agenda_horarios: { writtenBy: ['juridico/atendimentos'] },
  },
  routes: agendasRoutes,
  demo: async () => (await import('./agendas.demo.ts')).agendasDemo,
});
