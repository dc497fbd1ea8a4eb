/** Events: what the rest of the domain, the server and the screens use without zod. */
export { AREAS_EVENTO, EVENTO_FIELDS, PUBLICOS_ALVO, TIPOS_EVENTO } from './evento.lists.ts';
export { erroDocumento, erroPeriodo } from './evento.rules.ts';
export type { Evento, EventoInput, EventoOpcao } from './evento.schema.ts';
export { eventosErrors, eventosMessages } from './eventos.messages.ts';
