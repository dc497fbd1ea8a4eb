/** Appointments: operations for the composition root. */
import { atendimentosErrors as errors } from '@sede/domain/modules/juridico/atendimentos';
import { defineModule } from '#platform/module/index.ts';
import { atendimentosAttachments } from './atendimentos.anexos.ts';
import { atendimentosRoutes } from './atendimentos.routes.ts';
import { atendimentosSource } from './atendimentos.search.ts';
import { type LembretesBackground, sendLembretes, tellMudados } from './convites.jobs.ts';
import { tellSaidas } from './saidas.jobs.ts';

export { atendimentos } from './atendimento.record.ts';
export { podeAgendar, refuseConsulta } from './atendimentos.actor.ts';
export { lockForaDoLocal, moveAoLocal } from './atendimentos.agendas.ts';

export const atendimentosModule = defineModule({
  tables: {
    // What is open of an office goes to another; a member's timeline and dossier.
    atendimentos: {
      readBy: ['juridico', 'filiados/filiados', 'filiados/pedidos-titular'],
      writtenBy: ['juridico/escritorios'],
    },
    atendimento_filiados: { readBy: ['juridico', 'filiados/filiados', 'filiados/pedidos-titular'] },
    atendimento_comentarios: {},
    // Links of cases with appointments, for both modules.
    atendimento_processos: { writtenBy: ['juridico'] },
    atendimentos_anexos: {},
    // The list of what refers to a member.
    atendimento_convites: { readBy: ['filiados/filiados'] },
    atendimento_saidas: { readBy: ['filiados/filiados'] },
  },
  routes: atendimentosRoutes,
  search: atendimentosSource,
  attachments: atendimentosAttachments,
  // At the commit: a slot of another agenda or day than its appointment's, or of one that is not there.
  guards: [{ constraint: 'agenda_horarios_do_atendimento', refusal: () => errors.horario_ocupado() }],
  importSource: async () => (await import('./atendimentos.import.ts')).atendimentosImportSource,
  registerJobs(jobs, background: LembretesBackground) {
    const often = { cron: '*/5 * * * *' };
    jobs.register('lembretes-atendimento', () => sendLembretes(background), often);
    jobs.register('convites-atendimento', () => tellMudados(background), { cron: '* * * * *' });
    jobs.register('saidas-atendimento', () => tellSaidas(background), often);
  },
  demo: async () => (await import('./atendimentos.demo.ts')).atendimentosDemo,
});
