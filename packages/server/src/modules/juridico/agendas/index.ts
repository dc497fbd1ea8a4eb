/** Agendas: operations for the composition root. */
import { agendasErrors as errors, agendasMessages as messages } from '@sede/domain/modules/juridico/agendas';
import { defineModule } from '#platform/module/index.ts';
import { agendasRoutes } from './agendas.routes.ts';

export const agendasModule = defineModule({
  tables: {
    // Those of an office go to another.
    agendas: { readBy: ['juridico'], writtenBy: ['juridico/escritorios'] },
    // A booking takes slots and gives them back.
    agenda_horarios: { readBy: ['juridico'], writtenBy: ['juridico/atendimentos', 'juridico/escritorios'] },
  },
  routes: agendasRoutes,
  guards: [
    { constraint: 'agendas_chave', refusal: () => errors.repetida() },
    {
      // At the commit. 'Key (agenda_id, data, inicio_min)=(…, 2026-12-03, 540) conflicts with …'.
      constraint: 'agenda_horarios_unico',
      refusal(detail) {
        const [dia = ''] = /\d{4}-\d{2}-\d{2}(?=, \d)/.exec(detail) ?? [];
        return errors.horarios({ values: { erro: messages.duplicados(dia) } });
      },
    },
  ],
  importSource: async () => (await import('./agendas.import.ts')).agendasImportSource,
  demo: async () => (await import('./agendas.demo.ts')).agendasDemo,
});
