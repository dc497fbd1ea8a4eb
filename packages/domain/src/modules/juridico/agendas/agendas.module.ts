/**
 * Manifest of Gerenciamento de agenda: what other parts of the program gather from this module. Where lawyer and member meet (a link opens
 * the room to whoever has it), and why somebody is away, stays with the legal staff.
 */
import { maskFields } from '@sede/domain/kernel';
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
      agendas: { rotulo: 'Agenda', specs: maskFields(AGENDA_FIELDS, ['local']), nome: 'identificacao' },
      agenda_horarios: {
        rotulo: 'Horário',
        specs: maskFields(HORARIO_FIELDS, ['bloqueioMotivo']),
        nome: 'data',
        ocultas: ['agendaId', 'loteId', 'atendimentoId'],
      },
    },
  },
});
