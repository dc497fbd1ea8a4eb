/** Appointments: operations for the composition root. */
import { atendimentosErrors as errors } from '@sede/domain/modules/juridico/atendimentos';
import { defineModule } from '#platform/module/index.ts';
import { atendimentosAttachments } from './atendimentos.anexos.ts';
import { atendimentosRoutes } from './atendimentos.routes.ts';

export { countAtendimentos, podeAgendar } from './atendimentos.totals.ts';

export const atendimentosModule = defineModule({
  tables: {
    // An agenda that one points to is not deleted; what is open of an office goes to another.
    atendimentos: { readBy: ['juridico'], writtenBy: ['juridico/escritorios'] },
    // Deletion, merge and dossier of a member.
    atendimento_filiados: { readBy: ['filiados/filiados', 'juridico'] },
    atendimento_comentarios: {},
    // Links of cases with appointments, for both modules.
    atendimento_processos: { writtenBy: ['juridico'] },
    atendimentos_anexos: {},
  },
  routes: atendimentosRoutes,
  attachments: atendimentosAttachments,
  // At the commit: a slot of another agenda or day than its appointment's, or of one that is not there.
  guards: [{ constraint: 'agenda_horarios_do_atendimento', refusal: () => errors.horario_ocupado() }],
  importSource: async () => (await import('./atendimentos.import.ts')).atendimentosImportSource,
  demo: async () => (await import('./atendimentos.demo.ts')).atendimentosDemo,
});
