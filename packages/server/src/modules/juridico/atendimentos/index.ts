/** Appointments: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { atendimentosRoutes } from './atendimentos.routes.ts';

export const atendimentosModule = defineModule({
  tables: {
    // An agenda that one points to is not deleted.
    atendimentos: { readBy: ['juridico/agendas'] },
    // Deletion, merge and dossier of a member.
    atendimento_filiados: { readBy: ['filiados/filiados'] },
    atendimento_comentarios: {},
  },
  routes: atendimentosRoutes,
  demo: async () => (await import('./atendimentos.demo.ts')).atendimentosDemo,
});
