/**
 * Operations of events. `options` gives id and name to whoever edits a record that links to an event, without the
 * events' roles. Source: spec 1 §2.21, §6.3; decisions §4, §7 (Disabled).
 */
import { enablingOps, op, optionsInput, recordOps } from '@sede/domain/contract';
import { z } from 'zod';
import { eventoFields, eventoOpcaoSchema, eventoSchema, eventosList } from './evento.schema.ts';
import { eventosErrors } from './eventos.messages.ts';

const base = {
  path: '/eventos',
  permission: 'eventos',
  nomes: { um: 'um evento', muitos: 'eventos' },
  record: eventoSchema,
} as const;

export const eventosContract = {
  ...recordOps({
    ...base,
    list: eventosList,
    fields: eventoFields,
    errors: {
      remove: [eventosErrors.em_uso.code, eventosErrors.em_uso_receita.code, eventosErrors.em_uso_recorrencia.code],
    },
  }),
  ...enablingOps(base),
  options: op('eventos.vincular', {
    method: 'GET',
    path: '/eventos/opcoes',
    summary: 'Eventos para vincular a um registro, só com id e nome: os habilitados, até 20.',
    input: optionsInput(),
    output: z.object({ itens: z.array(eventoOpcaoSchema) }),
  }),
};
