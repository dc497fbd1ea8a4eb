/** Manifest of Gerenciamento de agenda: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { AGENDA_ACTIONS, AGENDA_FIELDS, HORARIO_FIELDS } from './agenda.lists.ts';
import { agendasContract } from './agendas.contract.ts';

export const agendasModule = defineModule({
  rotulo: 'Agendas',
  contract: agendasContract,
  actions: AGENDA_ACTIONS,
  audit: {
    order: 214,
    tables: {
      agendas: { rotulo: 'Agenda', specs: AGENDA_FIELDS, nome: 'identificacao' },
      agenda_horarios: {
        rotulo: 'Horário',
        specs: HORARIO_FIELDS,
        nome: 'data',
        ocultas: ['agendaId', 'loteId', 'atendimentoId'],
      },
    },
  },
});
