/** Agendas: what the rest of the domain, the server and the screens use without zod. */
export { AGENDA_FIELDS, ANOS_A_FRENTE, HORARIO_FIELDS } from './agenda.lists.ts';
export type { Agenda, AgendaCompleta, HorarioDaAgenda } from './agenda.schema.ts';
export { agendasErrors, agendasMessages, type MotivoAgenda } from './agendas.messages.ts';
export { PAGINAS_DE_AGENDAS } from './agendas.name.ts';
export { type Geracao, gerarHorarios, MAX_GERADOS, type Previa } from './gerador.rules.ts';
export { horaDosMinutos, minutosDaHora, minutosDoFim } from './hora.rules.ts';
export { erroDosHorarios, type Horario, sobrepostos } from './horarios.rules.ts';
